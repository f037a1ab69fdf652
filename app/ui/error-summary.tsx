import { type MouseEvent, useEffect, useRef } from "react";
import { Heading } from "./heading.tsx";

export type FormProblem = { id: string; message: string };

/** What to mend, at the top of main; each line leads to its field. Takes focus: by `autofocus` without script,
 * by an effect after a client submit. Draws nothing when there is nothing to mend. */
export function ErrorSummary({ problems, title = "Исправьте ошибки" }: { problems: FormProblem[]; title?: string }) {
  const box = useRef<HTMLDivElement>(null);
  const words = problems.map((problem) => problem.message).join();
  useEffect(() => {
    if (words) box.current?.focus();
  }, [words]);
  if (problems.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script this is what brings the reader to the errors.
      autoFocus
      className="rounded-card border border-danger/50 bg-danger-tint p-4 sm:p-5"
    >
      <Heading level={2} size="s" className="text-danger">
        {title}
      </Heading>
      <ul className="mt-2 flex flex-col gap-1.5">
        {problems.map((problem) => (
          <li key={problem.id + problem.message}>
            <a
              href={`#${problem.id}`}
              onClick={(event) => enter(event, problem.id)}
              className="rounded-chip font-medium text-danger underline underline-offset-3"
            >
              {problem.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Leads to the field without a new address: to the router that would be another page, on which nothing was refused. */
function enter(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  event.preventDefault();
  (field?.querySelector<HTMLElement>("input, button") ?? field)?.focus();
}

/** Problems for the summary from conform's fields: `problemsOf([fields.title, fields.text])`. */
export function problemsOf(fields: { id: string; errors?: string[] | undefined }[]): FormProblem[] {
  return fields.flatMap((field) => (field.errors ?? []).map((message) => ({ id: field.id, message })));
}
