import type { ReactNode } from "react";
import { moderation } from "#app/engines/moderation/routes.ts";
import { placedPictures } from "#app/rich-text/picture.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Image } from "#app/ui/image.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { href } from "#app/web/urls.ts";
import type { PublicationView } from "../contract.ts";
import { Byline } from "./byline.tsx";
import { hashtagHref } from "./hashtag-href.ts";
import { profileOf } from "./mentioned.tsx";
import { usePictureSources } from "./picture-sources.ts";
import { usePictureViewer } from "./picture-viewing.ts";
import { PublicationMenu } from "./publication-menu.tsx";
import { ReactionForm, Reactions } from "./reactions.tsx";
import { Reading } from "./reading.tsx";

type Props = {
  publication: PublicationView;
  /** What stands before the words: rubrics, the lead. */
  lead?: ReactNode;
  /** What one may do with it beside the author's own deeds. */
  deeds?: ReactNode;
  /** What one does with it once it has been read. */
  tools?: ReactNode;
  /** Not read yet by anyone: nothing to press. */
  isPreview?: boolean | undefined;
  /** For guests: its hashtags lead nowhere. */
  isForGuests?: boolean | undefined;
  /** On a page that has a name of its own. */
  isPart?: boolean | undefined;
  children?: ReactNode;
};

/** A publication read whole. */
export function PublicationArticle(props: Props) {
  const { publication, lead, deeds, tools, isPreview, isForGuests, isPart, children } = props;
  const { id, title, body, mentions = {}, films, banned, pictures, reactions, read, theme, language } = publication;
  const placed = placedPictures(body);
  const around = pictures.filter((picture) => !placed.includes(picture.id));
  // An article begins with its cover; what stands nowhere among the words follows them.
  const first = publication.personal || placed.includes(pictures[0]?.id ?? "") ? 0 : 1;
  usePictureViewer();
  return (
    <Card as="article" pad="l" labelledBy="title">
      <div className="flex items-start justify-between gap-4">
        <Byline item={publication} />
        {deeds}
        {!deeds && !isPreview && <PublicationMenu item={publication} />}
      </div>
      <Standing publication={publication} />
      <div className={theme && `theme-${theme} mt-5 rounded-card p-5 text-lg sm:p-8`}>
        <Heading level={isPart ? 2 : 1} id="title" lang={language} className={title ? "mt-5" : "sr-only"}>
          {title || "Публикация"}
        </Heading>
        {lead}
        <Pictures items={around.slice(0, first)} />
        <div className="mt-5" lang={language}>
          <RichText
            doc={body}
            level={isPart ? 3 : 2}
            hashtagHref={(name) =>
              isForGuests || banned?.includes(name.toLowerCase()) ? undefined : hashtagHref(name)
            }
            person={(alias) => profileOf(mentions, alias)}
            films={films}
            picture={(file) => {
              const known = pictures.find((picture) => picture.id === file);
              return known && <Picture picture={known} />;
            }}
          />
        </div>
      </div>
      <Pictures items={around.slice(first)} />
      {children}
      {!isPreview && (
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
          <Reactions subject="publication" id={id} reactions={reactions} people />
          <ReactionForm />
          {tools}
          <Reading id={id} read={read} />
        </div>
      )}
    </Card>
  );
}

/** What its author must know: nobody else reads it now. */
function Standing({ publication: { id, personal, state } }: { publication: PublicationView }) {
  if (state !== "pending" && state !== "hidden") return null;
  const target = personal ? "post" : "article";
  return (
    <div className="mt-5">
      <Notice
        look={state === "hidden" ? "warning" : "info"}
        title={state === "hidden" ? "Публикация скрыта модератором" : "На модерации"}
        action={
          <ButtonLink href={href(moderation.verdict, { target, id })} size="s">
            Подробнее
          </ButtonLink>
        }
      >
        Сейчас её видите только вы.
      </Notice>
    </div>
  );
}

/** The pictures of a publication that stand nowhere among its words. */
export function Pictures({ items }: { items: PublicationView["pictures"] }) {
  if (!items.length) return null;
  return (
    <ul className="pictures mt-6">
      {items.map((picture) => (
        <li key={picture.id}>
          <Picture picture={picture} />
        </li>
      ))}
    </ul>
  );
}

/** A picture that opens whole. */
export function Picture({ picture }: { picture: PublicationView["pictures"][number] }) {
  const { id, alt, width, height } = picture;
  const sources = usePictureSources(picture);
  return (
    <a
      href={`/files/${id}`}
      data-picture=""
      aria-label={alt ? undefined : "Открыть картинку"}
      className="block cursor-zoom-in"
    >
      <Image
        {...sources}
        alt={alt}
        width={width}
        height={height}
        sizes="(min-width: 48rem) 46rem, 100vw"
        className="rounded-card"
      />
    </a>
  );
}
