import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { MoveButtons } from "#app/ui/move-buttons.tsx";
import { Form } from "#app/web/form.tsx";
import { href } from "#app/web/urls.ts";
import type { Block, PageDraft } from "../contract.ts";
import { builder } from "../routes.ts";
import { kindOf } from "./kinds-of-blocks.ts";

type Props = { draft: PageDraft; block: Block; at: number };

/** A block in the builder as people will see it, with what may be done with it. */
export function BlockRow({ draft: { id, revision, blocks, pictures, problems }, block, at }: Props) {
  const kind = kindOf(block.kind);
  const name = `${kind.title}, блок ${at + 1}`;
  const problem = problems.find((one) => one.block === block.id);
  const about = (
    <>
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="block" value={block.id} />
    </>
  );
  return (
    <Card as="li" id={block.id} pad="s">
      <div className="mb-3 flex flex-wrap items-center gap-1.5">
        <p className="mr-auto text-sm text-muted">{name}</p>
        <ButtonLink
          size="s"
          icon="edit"
          iconOnly
          look="quiet"
          href={href(builder.block, { pageId: id, blockId: block.id })}
        >
          {`Изменить: ${name}`}
        </ButtonLink>
        <Form>
          {about}
          <MoveButtons what={name} up={at > 0} down={at < blocks.length - 1} />
        </Form>
        <Form>
          {about}
          <Button size="s" icon="copy" iconOnly look="quiet" name="intent" value="copy">
            {`Повторить ниже: ${name}`}
          </Button>
        </Form>
        <Form>
          {about}
          <Button size="s" icon="delete" iconOnly look="quiet-danger" name="intent" value="drop">
            {`Удалить: ${name}`}
          </Button>
        </Form>
      </div>
      {problem && <p className="mb-2 text-sm text-danger">{problem.message}</p>}
      {kind.draw(block, pictures)}
    </Card>
  );
}
