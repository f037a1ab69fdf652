import { Card, CardLink } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Image } from "#app/ui/image.tsx";
import { plural } from "#app/ui/plural.ts";
import type { PublicationCard } from "../contract.ts";
import { Byline } from "./byline.tsx";
import { CardMarks } from "./card-marks.tsx";
import { nameOf } from "./name-of.ts";
import { usePictureSources } from "./picture-sources.ts";
import { PublicationMenu } from "./publication-menu.tsx";
import { Reactions } from "./reactions.tsx";

type Props = { item: PublicationCard; view: "card" | "tile"; first?: boolean };

/** One publication in a list: who, when, what about, how people answered. */
export function PublicationItem({ item, view, first }: Props) {
  const { cover, title, excerpt, theme } = item;
  const tile = view === "tile";
  return (
    <Card as="article" pad="none" labelledBy={`${item.id}-title`} lifts className="flex h-full flex-col">
      {tile && cover && (
        <div className="pointer-events-none overflow-clip rounded-t-[calc(var(--radius-card)-1px)]">
          <Cover cover={cover} eager={first} />
        </div>
      )}
      <div className="flex flex-1 flex-col gap-3 p-4 sm:p-5">
        <Byline item={item} isNew={!item.read} />
        <CardMarks item={item} />
        <div className={theme && `theme-${theme} rounded-control p-5 sm:p-7`}>
          <h2 id={`${item.id}-title`} className={tile ? "text-base" : "text-lg"}>
            <CardLink href={item.href} className={theme && "text-white"}>
              {nameOf(item)}
            </CardLink>
          </h2>
          {title && (
            <p
              className={`mt-1.5 ${theme ? "" : "text-soft"} ${tile ? (cover ? "line-clamp-3 text-sm" : "line-clamp-8 text-sm") : "line-clamp-4"}`}
            >
              {excerpt}
            </p>
          )}
        </div>
        {item.poll && <p className="text-sm text-soft wrap-anywhere">Опрос: {item.poll}</p>}
        {!tile && cover && (
          <div className="pointer-events-none -mx-4 sm:mx-0 sm:overflow-clip sm:rounded-control">
            <Cover cover={cover} eager={first} />
          </div>
        )}
        <div className="relative mt-auto flex flex-wrap items-center justify-between gap-3">
          <Reactions subject="publication" id={item.id} reactions={item.reactions} />
          <div className="flex items-center gap-2">
            <a
              href={`${item.href}#comments`}
              className="flex min-h-9 items-center gap-1.5 rounded-chip text-sm text-muted no-underline hover:text-ink"
            >
              <Icon name="comment" size="s" />
              {item.commentCount}
              <span className="sr-only">
                {plural(item.commentCount, ["комментарий", "комментария", "комментариев"])}
              </span>
            </a>
            <PublicationMenu item={item} size="s" />
          </div>
        </div>
      </div>
    </Card>
  );
}

function Cover({ cover, eager }: { cover: NonNullable<PublicationCard["cover"]>; eager?: boolean }) {
  return (
    <Image
      {...usePictureSources(cover)}
      alt={cover.alt}
      width={cover.width}
      height={cover.height}
      sizes="(min-width: 42rem) 40rem, 100vw"
      eager={eager}
      ratio="cover"
    />
  );
}
