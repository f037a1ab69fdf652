import { Attachments } from "#app/engines/content/ui/attachments.tsx";
import { PersonLink } from "#app/engines/content/ui/byline.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Card } from "#app/ui/card.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { RequestMark } from "../contract.ts";
import { markTitles } from "./state-titles.ts";

/** Everything that was done and said in a request, in its order: who and when. */
export function History({ marks }: { marks: RequestMark[] }) {
  const { viewer, now } = useRoot();
  return (
    <ol className="grid gap-3">
      {marks.map(({ id, deed, by, text, files, at }) => (
        <Card as="li" key={id} pad="s" className="flex gap-3">
          <Avatar
            person={by ? { id: by.accountId, name: by.name, photo: by.photo } : { id, name: "Портал" }}
            size="s"
          />
          <div className="min-w-0 flex-1">
            <p className="text-sm text-muted">
              <span className="font-semibold text-ink">{markTitles[deed]}</span>
              {" · "}
              {by ? <PersonLink person={by} /> : "портал"}
              {" · "}
              <Time value={at} zone={viewer.timeZone} now={now} look="moment" />
            </p>
            {text && <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>}
            <Attachments items={files} />
          </div>
        </Card>
      ))}
    </ol>
  );
}
