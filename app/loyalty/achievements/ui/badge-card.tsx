import { pointForms } from "#app/loyalty/balance/ui/words.ts";
import { Badge as Mark } from "#app/ui/badge.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/icon.tsx";
import { counted } from "#app/ui/plural.ts";
import { Progress } from "#app/ui/progress.tsx";
import { href } from "#app/web/urls.ts";
import type { Badge } from "../contract.ts";
import { achievements } from "../routes.ts";
import { metalLooks, metalTitles } from "./words.ts";

/** The drawing of an achievement: pale until it is got. */
export function BadgeSign({
  badge,
  large,
}: {
  badge: Pick<Badge, "icon" | "metal"> & { at?: string | null };
  large?: boolean;
}) {
  return (
    <span
      className={classes(
        "grid flex-none place-items-center rounded-full",
        large ? "size-24" : "size-14",
        badge.at === null ? "bg-well text-muted" : metalLooks[badge.metal],
      )}
    >
      <Icon name={badge.icon} size={large ? "xl" : "l"} />
    </span>
  );
}

/** Achievements side by side: what each is, how far the reader has come. */
export function BadgeList({ items, level = 2 }: { items: Badge[]; level?: 2 | 3 }) {
  const Title = `h${level}` as const;
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {items.map((badge) => (
        <Card as="li" key={badge.id} pad="s" lifts className="flex gap-4">
          <BadgeSign badge={badge} />
          <div className="min-w-0 flex-1">
            <Title className="text-base font-medium wrap-anywhere">
              <CardLink href={href(achievements.one, { id: badge.id })}>{badge.title}</CardLink>
            </Title>
            <p className="text-sm text-soft">{badge.description}</p>
            <BadgeState badge={badge} />
          </div>
        </Card>
      ))}
    </ul>
  );
}

/** Got, on the way, or from somebody's hand. */
export function BadgeState({ badge }: { badge: Badge }) {
  return (
    <>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
        {badge.at && (
          <Mark look="success" icon="check">
            {badge.steps.length > 1 ? `Ступень ${badge.level} из ${badge.steps.length}` : "Получено"}
          </Mark>
        )}
        <span>{metalTitles[badge.metal]}</span>
        {badge.points > 0 && <span>+{counted(badge.points, pointForms)}</span>}
      </p>
      {badge.deed && badge.level < badge.steps.length && (
        <div className="mt-2">
          <Progress
            label={badge.title}
            hideLabel
            value={badge.progress}
            max={badge.count}
            text={`${badge.progress} из ${badge.count}`}
          />
          <p className="mt-1 text-sm text-muted tabular-nums" aria-hidden="true">
            {badge.progress} из {badge.count}
          </p>
        </div>
      )}
    </>
  );
}
