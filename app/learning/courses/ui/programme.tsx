import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import type { LessonLine } from "../contract.ts";
import { kindTitles, lengthText } from "./course-words.ts";

type Props = {
  lessons: LessonLine[];
  /** Where a lesson is opened; without it the programme is only read. */
  address?: ((lessonId: string) => string) | undefined;
  current?: string;
};

/** The lessons of a course under their headings, each with its kind, its length and whether it is passed. */
export function Programme({ lessons, address, current }: Props) {
  const sections = Object.entries(Object.groupBy(lessons, ({ section }) => section));
  return (
    <div className="space-y-4">
      {sections.map(([section, items = []]) => (
        <div key={section}>
          {section && <h3 className="mb-1 font-semibold">{section}</h3>}
          <ol className="space-y-1">
            {items.map((item) => (
              <li key={item.id} className="flex items-start gap-2">
                <Mark state={item.state} />
                <span className="min-w-0">
                  <Name item={item} address={address} current={current} />
                  <span className="block text-sm text-muted">
                    {`${kindTitles[item.kind]} · ${lengthText(item.minutes)}`}
                    {!item.required && " · по желанию"}
                  </span>
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

function Name({ item, address, current }: { item: LessonLine } & Pick<Props, "address" | "current">) {
  if (item.id === current)
    return (
      <span aria-current="page" className="font-semibold wrap-anywhere">
        {item.title}
      </span>
    );
  if (!address || item.state === "locked") return <span className="wrap-anywhere">{item.title}</span>;
  return <Link href={address(item.id)}>{item.title}</Link>;
}

const marks = {
  done: { icon: "check", words: "пройден" },
  open: { icon: "play", words: "открыт" },
  locked: { icon: "lock", words: "закрыт" },
} as const;

function Mark({ state }: { state: LessonLine["state"] }) {
  const { icon, words } = marks[state];
  return (
    <span className={state === "done" ? "mt-0.5 text-success" : "mt-0.5 text-muted"}>
      <Icon name={icon} size="s" />
      <span className="sr-only">{words}: </span>
    </span>
  );
}
