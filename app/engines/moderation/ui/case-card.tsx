import { PersonLink } from "#app/engines/content/ui/byline.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { counted } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { CaseCard as View } from "../contract.ts";
import { moderation } from "../routes.ts";
import { waitText } from "./wait-text.ts";
import { decisionWords, reasonWords, targetWords } from "./words.ts";

type Props = {
  item: View;
  /** Where it is read, if not on the desk of moderators. */
  at?: string;
};

/** One case of the desk: what about, whose, how many complained of what, who is at work on it. */
export function CaseCard({ item, at }: Props) {
  const { viewer, now } = useRoot();
  const { id, target, title, excerpt, author, openedAt, closedAt, decided } = item;
  return (
    <Card as="li" pad="s" lifts className="space-y-3">
      <CaseMarks item={item} />
      <div>
        <h2 className="text-base wrap-anywhere">
          <CardLink href={at ?? href(moderation.case, { id })}>{subjectTitle(item)}</CardLink>
        </h2>
        {title && excerpt && <p className="mt-1 line-clamp-2 text-soft wrap-anywhere">{excerpt}</p>}
      </div>
      <p className="relative z-1 w-fit text-sm text-muted">
        {targetWords[target].title} · {author ? <PersonLink person={author} /> : "Коллега из другой компании"} ·{" "}
        {closedAt && decided ? (
          <>
            {decisionWords[decided].done.toLowerCase()} <Time value={closedAt} zone={viewer.timeZone} now={now} />
          </>
        ) : (
          <>
            ждёт <time dateTime={openedAt}>{waitText((Date.parse(now) - Date.parse(openedAt)) / 60_000)}</time>
          </>
        )}
      </p>
    </Card>
  );
}

/** The name of a case: that of the thing, or its first words. */
function subjectTitle({ title, excerpt }: Pick<View, "title" | "excerpt">): string {
  return title || excerpt.slice(0, 120) || "Без слов";
}

const causeTitles: Record<View["cause"], string> = {
  reports: "Жалоба",
  hold: "На проверке",
  rule: "Сработало правило",
  appeal: "Обжалование",
};

/** What a case is called on its own page: why it is here, and what about. */
export const caseTitle = (item: Pick<View, "cause" | "title" | "excerpt">): string =>
  `${causeTitles[item.cause]}: ${subjectTitle(item)}`;

/** Why it lies here, in short words. */
export function CaseMarks({ item: { cause, reportCount, reasons, overdue, claim, decided } }: { item: View }) {
  return (
    <p className="flex flex-wrap gap-2">
      {overdue && (
        <Badge look="danger" icon="time">
          Дольше срока
        </Badge>
      )}
      {cause === "appeal" && (
        <Badge look="warning" icon="feedback">
          Обжалование
        </Badge>
      )}
      {cause === "hold" && (
        <Badge look="brand" icon="time">
          Ждёт проверки
        </Badge>
      )}
      {cause === "rule" && (
        <Badge look="warning" icon="search">
          Сработало правило
        </Badge>
      )}
      {reportCount > 0 && (
        <Badge look="danger" icon="report">
          {counted(reportCount, ["жалоба", "жалобы", "жалоб"])}
        </Badge>
      )}
      {decided === "restrain" && (
        <Badge look="warning" icon="eye-off">
          Скрыто до проверки
        </Badge>
      )}
      {reasons.map(({ reason, count }) => (
        <Badge key={reason}>
          {reasonWords[reason].title}
          {count > 1 && `: ${count}`}
        </Badge>
      ))}
      {claim && <Badge icon="user">{claim.mine ? "У вас в работе" : `В работе: ${claim.name}`}</Badge>}
    </p>
  );
}
