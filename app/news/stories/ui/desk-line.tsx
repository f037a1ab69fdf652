import { Card, CardLink } from "#app/ui/card.tsx";
import { MoveButtons } from "#app/ui/move-buttons.tsx";
import { counted } from "#app/ui/plural.ts";
import { Form } from "#app/web/form.tsx";
import { href } from "#app/web/urls.ts";
import type { DeskLine as Line } from "../contract.ts";
import { useDesk } from "./desk-pages.ts";
import { Showing } from "./showing.tsx";
import { StoryBadge } from "./story-states.tsx";
import { Thumb } from "./thumb.tsx";

type Props = { story: Line; moves?: { up: boolean; down: boolean } };

/** One story on the editors' desk: how it looks, how it stands, how many have seen it. */
export function DeskLine({ story, moves }: Props) {
  const { id, title, state, cover, frameCount, viewers, author } = story;
  const desk = useDesk();
  return (
    <li id={id}>
      <Card pad="none" lifts className="flex items-center gap-3 p-3 sm:gap-4">
        <Thumb picture={cover} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-base">
              <CardLink href={href(desk.story, { id })}>{title}</CardLink>
            </h2>
            <StoryBadge state={state} />
          </div>
          <p className="mt-1 text-sm text-soft">
            <Showing story={story} />
          </p>
          <p className="mt-0.5 text-sm text-muted">
            {counted(frameCount, ["кадр", "кадра", "кадров"])}
            {state !== "draft" && <>, {counted(viewers, ["зритель", "зрителя", "зрителей"])}</>}
            {desk.isEditor && `, ${author}`}
          </p>
        </div>
        {moves && (
          <Form className="relative" data-keep-scroll="">
            <input type="hidden" name="id" value={id} />
            <MoveButtons what={title} {...moves} />
          </Form>
        )}
      </Card>
    </li>
  );
}
