import { useLocation, useMatches } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { factsOf, supportText, tellConsole } from "#app/web/reports/support-block.ts";
import { useRoot } from "#app/web/root-data.ts";
import { CopyButton } from "./copy-button.tsx";

/** Broken here, in the browser; what broke on the server has been reported there. */
const isOwn = (error: unknown): error is Error => error instanceof Error && error.message !== "Unexpected Server Error";

/** The block that the console shows (specification §8), for those who never open it. */
export function ErrorDetails({ error, code }: { error: unknown; code: string }) {
  const { now } = useRoot();
  const { pathname } = useLocation();
  const module = useMatches().at(-1)?.id ?? "root";
  const message = error instanceof Error ? error.message : "Ошибка на стороне портала";
  const type = error instanceof Error ? error.name : `Ответ ${(error as { status?: number } | null)?.status ?? 500}`;
  const known = { time: now, url: pathname, userAgent: "", module, message, type, stack: code && `код ${code}` };
  const [text, setText] = useState(() => supportText(known));
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error is told once.
  useEffect(() => {
    // An error of the page itself goes the way of those that nobody caught: to the console and to the reports.
    if (isOwn(error)) reportError(error);
    else tellConsole(error, module);
    const facts = factsOf(error, module);
    setText(supportText(error instanceof Error ? facts : { ...known, url: facts.url, userAgent: facts.userAgent }));
  }, [error]);
  return (
    <Disclosure title="Подробности для поддержки" className="mt-8 text-left">
      <pre className="max-h-64 overflow-auto rounded-control bg-well p-3 text-xs whitespace-pre-wrap select-all">
        {text}
      </pre>
      <div className="mt-2">
        <CopyButton text={text}>Скопировать подробности</CopyButton>
      </div>
    </Disclosure>
  );
}
