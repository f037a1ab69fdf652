import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Form } from "#app/web/form.tsx";
import type { Line } from "../contract.ts";
import { levelIcons, levelTitles } from "./levels.tsx";

const looks = {
  info: "border-link/25 bg-tint [&>svg]:text-link",
  warning: "border-warning/25 bg-warning-tint [&>svg]:text-warning",
  critical: "border-danger/40 bg-danger-tint [&>svg]:text-danger",
};

/** One announcement, on a phone two lines of it until it is pressed; the page that shows it has the intent `dismiss-line`. */
export function LineItem({ line: { id, text, link, level, dismissible }, number }: { line: Line; number?: string }) {
  const isNew = useFirstTime(id);
  const words = (
    <>
      <span className="sr-only">{levelTitles[level]}: </span>
      {level === "critical" ? <strong className="font-semibold">{text}</strong> : text}
      {number && (
        <span className="ml-2 text-sm whitespace-nowrap text-muted max-sm:hidden noscript:hidden">{number}</span>
      )}
    </>
  );
  return (
    <li
      className={classes(
        "flex w-full flex-none snap-start items-start gap-3 rounded-control border px-3.5 py-2",
        number && "sm:pr-20 noscript:pr-3.5",
        number && !dismissible && "max-sm:pr-11",
        looks[level],
      )}
    >
      <Icon name={levelIcons[level]} className="mt-0.5" />
      <div role={level === "critical" && isNew ? "alert" : undefined} className="min-w-0 flex-1 max-sm:text-sm">
        {link ? (
          <Link href={link} external={!link.startsWith("/")} className="max-sm:line-clamp-2">
            {words}
          </Link>
        ) : (
          <details className="group">
            <summary className="rounded-chip max-sm:line-clamp-2 max-sm:group-open:line-clamp-none">{words}</summary>
          </details>
        )}
      </div>
      {dismissible && (
        <Form
          repeatable
          data-keep-scroll=""
          className={classes("-my-1 -mr-1.5 flex-none", number && "max-sm:ml-8 noscript:ml-0")}
        >
          <input type="hidden" name="id" value={id} />
          <Button look="quiet" size="s" icon="close" iconOnly name="intent" value="dismiss-line">
            {`Больше не показывать: ${text}`}
          </Button>
        </Form>
      )}
    </li>
  );
}

/** What this browser has already said aloud: it is said once, not on every page that shows it. */
const told = new Set<string>();

function useFirstTime(id: string): boolean {
  const [isFirst] = useState(() => !told.has(id));
  useEffect(() => void told.add(id), [id]);
  return isFirst;
}
