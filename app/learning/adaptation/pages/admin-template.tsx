import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { levelWords } from "../contract.ts";
import { adaptationDesk } from "../desk-routes.ts";
import { LevelEditor, LevelForm } from "../ui/level-editor.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

type Loaded = { template: { title: string } };

export const meta: MetaFunction = titled<Loaded>(
  ({ template }) => `Программа: ${template.title}`,
  "Программа адаптации",
);

export const loader = load(async ({ api, params: { id = "" }, query }) => {
  const template = await api.adaptation.template({ id });
  return { template, level: template.document.levels.find(({ key }) => key === query.level) };
});

const told = (text: string) => ({ id: "template", kind: "success" as const, text });

export const action = act({
  publish: intent(
    z.object({ revision: z.coerce.number().int() }),
    async ({ api, value, params: { id = "" }, here }) => {
      const { version } = await api.adaptation.publish({ id, ...value });
      return { to: here(), toast: told(`Опубликована редакция ${version}`) };
    },
  ),
  level: intent(
    z.object({
      level: z.uuid().optional(),
      title: z.string({ error: "Назовите уровень" }).pipe(levelWords.title),
      about: levelWords.about,
    }),
    async ({ api, value: { level, ...said }, params: { id = "" }, here }) => {
      const { part } = await api.adaptation.putLevel({ id, key: level, ...said });
      return { to: here(part, { level: undefined }), toast: told("Уровень сохранён") };
    },
  ),
  move: intent(
    z.object({ key: z.uuid(), by: z.enum(["-1", "1"]) }),
    async ({ api, value, params: { id = "" }, here }) => {
      await api.adaptation.move({ id, key: value.key, by: value.by === "1" ? 1 : -1 });
      return { to: here(value.key) };
    },
  ),
  drop: intent(z.object({ key: z.uuid() }), async ({ api, value, params: { id = "" }, here }) => {
    await api.adaptation.drop({ id, ...value });
    return { to: here(), toast: told("Убрано") };
  }),
});

export default function AdminTemplate() {
  const { template, level: asked } = useLoaderData<typeof loader>();
  const { id, title, description, version, changed, revision, archived, document } = template;
  const isEmpty = document.levels.every(({ steps }) => steps.length === 0);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={title}
        places={[{ href: href(adaptationDesk.adminTemplates), title: "Программы адаптации" }]}
        actions={
          <>
            <ButtonLink href={href(adaptationDesk.adminSettings, { id })} icon="settings">
              Настройки
            </ButtonLink>
            {version > 0 && !archived && (
              <ButtonLink href={href(adaptationDesk.adminStart, null, { template: id })} icon="play">
                Начать для людей
              </ButtonLink>
            )}
          </>
        }
      >
        {description}
      </PageHeader>
      <p className="mb-4 flex flex-wrap gap-1.5 empty:hidden">
        {archived && <Badge look="warning">В архиве</Badge>}
        {version > 0 && <Badge>{`Редакция ${version}`}</Badge>}
      </p>
      {changed && (
        <Notice
          title={version ? "Есть правки, которых новички ещё не видят" : "Это черновик: его ещё никто не видит"}
          action={
            !isEmpty && (
              <Form>
                <input type="hidden" name="revision" value={revision} />
                <Button look="primary" name="intent" value="publish">
                  {version ? "Опубликовать новую редакцию" : "Опубликовать"}
                </Button>
              </Form>
            )
          }
        >
          {isEmpty
            ? "Добавьте хотя бы один шаг, и программу можно будет опубликовать."
            : "Кто уже проходит программу, останется на своей редакции; перевести можно на странице человека."}
        </Notice>
      )}
      {document.levels.map((level, at) => (
        <LevelEditor key={level.key} id={id} level={level} at={at} count={document.levels.length} />
      ))}
      <LevelForm key={asked?.key} level={asked} />
    </div>
  );
}
