import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/icon.tsx";
import { href } from "#app/web/urls.ts";
import type { StoryLine } from "../contract.ts";
import { stories } from "../routes.ts";

type Props = {
  items: StoryLine[];
  label?: string;
  /** A way to make one, for those who may. */
  adding?: { href: string; text: string } | null;
};

/** The stories on air in a row: what is new has a ring and stands first. Nothing at all when there are none. */
export function StoriesBar({ items, label = "Истории", adding }: Props) {
  if (!items.length && !adding) return null;
  return (
    <section aria-label={label}>
      <ul className="relative -mx-4 flex gap-1 overflow-x-auto px-3 py-1 [scrollbar-width:none] sm:-mx-2 sm:px-0">
        {items.map((story) => (
          <li key={story.id} className="flex-none">
            <StoryLink story={story} />
          </li>
        ))}
        {adding && (
          <li className="flex-none">
            <a href={adding.href} className={shape}>
              <span className="grid size-18 place-items-center rounded-full border border-dashed border-edge text-muted group-hover:border-ink group-hover:text-ink">
                <Icon name="add" size="l" />
              </span>
              <span className="text-soft">{adding.text}</span>
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

const shape =
  "group ring-inside flex w-23 flex-col items-center gap-1.5 rounded-control px-1 py-1.5 text-center text-xs text-ink no-underline";

/** The ring's border is transparent, so that it is still there where grounds are not drawn (forced colours). */
const ring = "grid size-18 place-items-center rounded-full border-2 border-transparent";

function StoryLink({ story: { id, title, by, cover, seen } }: { story: StoryLine }) {
  return (
    <a href={href(stories.story, { id })} className={shape}>
      <span className={classes(ring, seen ? "bg-well-strong" : "bg-linear-45 from-[#1461f5] to-[#c13bd6]")}>
        <span className="grid size-16 place-items-center overflow-clip rounded-full border-2 border-canvas bg-well text-muted">
          {cover ? (
            <img
              src={`/files/${cover.id}/480`}
              alt=""
              width={60}
              height={60}
              loading="lazy"
              decoding="async"
              className={classes("size-full object-cover", seen && "opacity-80")}
            />
          ) : (
            <Icon name="image" />
          )}
        </span>
      </span>
      <span className={seen ? "text-muted" : "font-medium"}>
        {by && `${by}: `}
        {title} <span className="sr-only">{seen ? "(просмотрена)" : "(новая)"}</span>
      </span>
    </a>
  );
}
