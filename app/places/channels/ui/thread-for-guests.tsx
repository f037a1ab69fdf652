import { Attachments } from "#app/engines/content/ui/attachments.tsx";
import { BesideFiles } from "#app/engines/content/ui/beside-files.tsx";
import { usePictureViewer } from "#app/engines/content/ui/picture-viewing.ts";
import { Picture, Pictures } from "#app/engines/content/ui/publication-article.tsx";
import { placedPictures } from "#app/rich-text/picture.ts";
import { Card } from "#app/ui/card.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { GuestThread } from "../contract.ts";
import { channels } from "../routes.ts";
import { Further, SignIn } from "./for-guests.tsx";

type ThreadProps = { thread: GuestThread; alias: string; id: string; signIn: string | null };

/** A thread for guests: what was asked and answered, without names. */
export default function ThreadForGuests({ thread, alias, id, signIn }: ThreadProps) {
  const { viewer, now } = useRoot();
  const { channel, company, title, body, publishedAt, pictures, films, attachments, answers: said, next } = thread;
  const placed = placedPictures(body);
  usePictureViewer();
  return (
    <div className="mx-auto max-w-2xl">
      <Card as="article" pad="l" labelledBy="title">
        <p className="text-sm text-muted">
          {company} ·{" "}
          <a className="text-link underline" href={href(channels.channel, { channelAlias: alias })}>
            {channel}
          </a>{" "}
          · <Time value={publishedAt} zone={viewer.timeZone} now={now} />
        </p>
        <Heading level={1} id="title" className={title ? "mt-4" : "sr-only"}>
          {title || "Обсуждение"}
        </Heading>
        <div className="mt-5">
          <RichText
            doc={body}
            level={2}
            films={films}
            picture={(file) => {
              const known = pictures.find(({ id }) => id === file);
              return known && <Picture picture={known} />;
            }}
          />
        </div>
        <Pictures items={pictures.filter(({ id }) => !placed.includes(id))} />
        <BesideFiles items={attachments} />
      </Card>
      {said.length > 0 && (
        <section aria-labelledby="answers" className="mt-8">
          <Heading level={2} id="answers">
            Ответы
          </Heading>
          <ul className="mt-4 space-y-4">
            {said.map(({ id, text, createdAt, attachments }) => (
              <li key={id} id={id}>
                <p className="text-sm text-muted">
                  Коллега · <Time value={createdAt} zone={viewer.timeZone} now={now} />
                </p>
                <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
                <Attachments items={attachments} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {next && <Further href={href(channels.thread, { channelAlias: alias, threadId: id }, { after: next })} />}
      <SignIn company={company} to={signIn} />
    </div>
  );
}
