import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import type { LessonLine } from "../contract.ts";
import { kindTitles, lengthText } from "./course-words.ts";

type Props = {
  lessons: LessonLine[];
  /** Where a lesson is opened; without it the programme is only read. */
  address?: ((lessonId: string) => string) | undefined;
  current?: string;
  /** The place of its headings in the outline. */
  level?: 2 | 3;
};

/** The lessons of a course under their headings, each with its kind, its length and whether it is passed. */
export function Programme({ lessons, address, current, level = 3 }: Props) {
  const Title = `h${level}` as const;
  return (
    <div className="space-y-4">
      {partsOf(lessons).map(({ section, items }) => (
        <div key={items[0]!.id}>
          {section && <Title className="mb-1 font-semibold">{section}</Title>}
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

/** Lessons that stand together under one heading, in the order in which they are gone through. */
function partsOf(lessons: LessonLine[]) {
  const parts: { section: string; items: LessonLine[] }[] = [];
  for (const lesson of lessons) {
    const last = parts.at(-1);
    if (last?.section === lesson.section) last.items.push(lesson);
    else parts.push({ section: lesson.section, items: [lesson] });
  }
  return parts;
}

function Name({ item, address, current }: { item: LessonLine } & Pick<Props, "address" | "current">) {
  if (item.id === current)
    return (
      <span aria-current="page" className="font-semibold wrap-anywhere">
        {item.title}
      </span>
    );
  if (!address || item.state === "locked") return <span className="wrap-anywhere">{item.title}</span>;
  return (
    <Link href={address(item.id)} className="inline-block min-h-6">
      {item.title}
    </Link>
  );
}

const marks = {
  done: { icon: "check", words: "пройден" },
  open: { icon: "play", words: "открыт" },
  sent: { icon: "time", words: "на проверке" },
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
