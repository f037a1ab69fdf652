import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { type Block, type BlockKind, blockKinds } from "../contract.ts";
import { blockIntents } from "../forms.ts";
import { builder } from "../routes.ts";
import { kindOf } from "../ui/kinds-of-blocks.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Блок страницы");

export const loader = load(async ({ api, params: { pageId: id = "", blockId = "" }, query }) => {
  const { title, revision, blocks, pictures } = await api.builder.draft({ id });
  const kept = blocks.find((one) => one.id === blockId) ?? null;
  const kind = kept?.kind ?? blockKinds.find((one) => one === query.kind);
  if (!kind || (!kept && blockId !== "new")) throw redirect(href(builder.edit, { pageId: id }));
  return { id, title, revision, pictures, kind, kept };
});

export const action = act(blockIntents);

export default function EditBlock() {
  const { id, title, revision, pictures, kind, kept } = useLoaderData<typeof loader>();
  const own = kindOf(kind);
  const block: Block = kept ?? blankOf(kind);
  const words = own.words(block);
  const { fields, problems } = useSmallForm("block", {
    title: words.title,
    text: words.text,
    items: words.items,
    address: words.address,
    alt: words.alt,
    caption: words.caption,
    ordered: words.ordered,
    picture: undefined,
  });
  const isLate = problems.some((one) => one.id === "block");
  const back = href(builder.edit, { pageId: id });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={`${own.title}: ${kept ? "изменить" : "новый блок"}`} places={[{ href: back, title }]} />
      <Card>
        <Form id="block" className="space-y-6" encType="multipart/form-data">
          <ErrorSummary problems={problems} />
          {isLate && kept && (
            <section aria-label="Уже сохранено" className="rounded-control border border-line bg-well p-4">
              <h2 className="mb-3 text-base">Уже сохранено</h2>
              {own.draw(kept, pictures)}
              <p className="mt-3 text-sm text-muted">Сохраните ещё раз, и останется то, что написали вы.</p>
            </section>
          )}
          <input type="hidden" name="revision" value={revision} />
          <input type="hidden" name="kind" value={kind} />
          {own.fields(fields, block, pictures)}
          <FormActions>
            <Button look="primary" name="intent" value="save">
              Сохранить
            </Button>
            <ButtonLink look="quiet" href={back}>
              Отмена
            </ButtonLink>
          </FormActions>
        </Form>
      </Card>
    </div>
  );
}

const blankOf = (kind: BlockKind) => ({ id: "new", ...kindOf(kind).blank }) as Block;
