import { useId } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { classes } from "#app/ui/classes.ts";
import { Image } from "#app/ui/image.tsx";
import { plural } from "#app/ui/plural.ts";
import { Byline } from "./byline.tsx";
import { CardMarks } from "./card-marks.tsx";
import type { ListedCard } from "./listed.ts";
import { nameOf } from "./name-of.ts";
import { usePictureSources } from "./picture-sources.ts";
import { PublicationMenu } from "./publication-menu.tsx";
import { Reactions } from "./reactions.tsx";

type Props = { item: ListedCard; view: "card" | "tile"; first?: boolean };

/** One publication in a list: who, when, what about, how people answered. */
export function PublicationItem({ item, view, first }: Props) {
  const { cover, title, excerpt, theme } = item;
  const tile = view === "tile";
  const heading = useId();
  return (
    <Card as="article" pad="none" labelledBy={heading} lifts className="card-body">
      {tile && cover && (
        <div className="tile-picture">
          <Cover cover={cover} eager={first} />
        </div>
      )}
      <Byline item={item} isNew={!item.read} />
      <CardMarks item={item} />
      <div className={theme && `theme-${theme} rounded-control p-5 sm:p-7`}>
        <h2 id={heading} className={tile ? "text-base" : "text-lg"}>
          <CardLink href={item.href} className={theme && "text-white"} said>
            {nameOf(item)}
          </CardLink>
        </h2>
        {title && (
          <p
            className={classes(
              "said excerpt",
              theme && "text-white",
              tile && (cover ? "line-clamp-3 text-sm" : "line-clamp-8 text-sm"),
            )}
          >
            {excerpt}
          </p>
        )}
      </div>
      {item.poll && <p className="text-sm text-soft wrap-anywhere">Опрос: {item.poll}</p>}
      {!tile && cover && (
        <div className="card-picture">
          <Cover cover={cover} eager={first} />
        </div>
      )}
      <div className="card-foot">
        {item.call ? (
          <ButtonLink look="primary" href={item.href}>
            {item.call}
          </ButtonLink>
        ) : (
          <>
            <Reactions subject="publication" id={item.id} reactions={item.reactions} late />
            <div className="flex items-center gap-2">
              <a href={`${item.href}#comments`} className="comment-count">
                {item.commentCount}
                <span className="sr-only">
                  {plural(item.commentCount, ["комментарий", "комментария", "комментариев"])}
                </span>
              </a>
              <PublicationMenu item={item} size="s" page={item.href} />
            </div>
          </>
        )}
      </div>
    </Card>
  );
}

function Cover({ cover, eager }: { cover: NonNullable<ListedCard["cover"]>; eager?: boolean }) {
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
