import type { ReactNode } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoveButtons } from "#app/ui/move-buttons.tsx";
import { counted } from "#app/ui/plural.ts";
import { Form } from "#app/web/form.tsx";
import { href } from "#app/web/urls.ts";
import type { DeskFrame, DeskStory } from "../contract.ts";
import { useDesk } from "./desk-pages.ts";
import { Thumb } from "./thumb.tsx";

/** The frames of a story in their order, each with its way up, down and out. */
export function DeskFrames({ story: { id, frames, writable } }: { story: DeskStory }) {
  const desk = useDesk();
  if (!frames.length)
    return (
      <EmptyState
        icon="images"
        title="Кадров пока нет"
        action={
          writable && (
            <ButtonLink look="primary" href={href(desk.frameAdd, { id })}>
              Добавить первый кадр
            </ButtonLink>
          )
        }
      >
        Кадр – это картинка или короткое видео и пара слов под ними. В истории их от одного до двадцати.
      </EmptyState>
    );
  return (
    <ol className="space-y-3">
      {frames.map((frame, index) => (
        <li key={frame.id} id={frame.id}>
          <FrameLine frame={frame} number={index + 1}>
            {writable && <Deeds story={id} frame={frame} number={index + 1} count={frames.length} />}
          </FrameLine>
        </li>
      ))}
    </ol>
  );
}

type LineProps = { frame: DeskFrame; number: number; children: ReactNode };

function FrameLine({ frame: { picture, film, text, link, seconds }, number, children }: LineProps) {
  return (
    <Card pad="none" className="flex flex-wrap items-start gap-3 p-3 sm:flex-nowrap sm:gap-4">
      <Thumb picture={picture} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">
          Кадр {number}, {film && "видео, "}
          {counted(seconds, ["секунда", "секунды", "секунд"])}
        </p>
        {text && <p className="mt-0.5 line-clamp-2 text-soft">{text}</p>}
        <p className="mt-0.5 text-sm text-muted">
          {film ? "В видео" : "На картинке"}: {picture.alt}
        </p>
        {link && <p className="mt-0.5 text-sm wrap-anywhere text-muted">Ссылка: {link}</p>}
      </div>
      {children}
    </Card>
  );
}

type DeedsProps = { story: string; frame: DeskFrame; number: number; count: number };

function Deeds({ story, frame: { id }, number, count }: DeedsProps) {
  const desk = useDesk();
  return (
    <>
      <Form className="flex flex-none items-center" data-keep-scroll="">
        <input type="hidden" name="frameId" value={id} />
        <MoveButtons what={`кадр ${number}`} up={number > 1} down={number < count} />
        <ButtonLink look="quiet" size="s" icon="edit" iconOnly href={href(desk.frame, { id: story, frameId: id })}>
          {`Изменить кадр ${number}`}
        </ButtonLink>
      </Form>
      <Form className="flex-none" data-keep-scroll="">
        <input type="hidden" name="frameId" value={id} />
        <Button look="quiet-danger" size="s" icon="delete" iconOnly name="intent" value="remove-frame">
          {`Удалить кадр ${number}`}
        </Button>
      </Form>
    </>
  );
}
