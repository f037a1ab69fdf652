import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { OwnFilm } from "#app/ui/own-film.tsx";
import { sizeText } from "#app/ui/size-text.ts";
import { href } from "#app/web/urls.ts";
import type { OwnVideo as Video } from "../contract.ts";
import { videos } from "../routes.ts";

/** A film that waits to be put into a text, or stands in one: how it looks, and its line. */
export function OwnVideo({ item }: { item: Video }) {
  const { id, name, bytes, line, used } = item;
  const lineId = `line-${id}`;
  return (
    <li id={id} className="scroll-mt-header">
      <Card className="space-y-4">
        <OwnFilm id={id} film={item} />
        <p className="text-sm text-muted wrap-anywhere">
          {name}, {sizeText(bytes)}. {used ? "Стоит в публикации." : "Ещё нигде не стоит: видите только вы."}
        </p>
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 flex-1 basis-72">
            <label htmlFor={lineId} className="text-sm font-medium">
              Строка для текста
            </label>
            <input id={lineId} type="text" readOnly value={line} className="control mt-1" />
          </div>
          <Button type="button" look="tinted" icon="copy" data-copy={line}>
            Скопировать
          </Button>
          <ButtonLink look="quiet-danger" icon="delete" href={href(videos.remove, { id })}>
            Удалить
          </ButtonLink>
        </div>
      </Card>
    </li>
  );
}
