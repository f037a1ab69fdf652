import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Attachments } from "#app/engines/content/ui/attachments.tsx";
import { deedTitles, pointForms } from "#app/loyalty/balance/ui/words.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { Task } from "../contract.ts";
import { taskIntents } from "../forms.ts";
import { tasks } from "../routes.ts";
import { TaskMarks } from "../ui/task-list.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ task: Task }>(({ task }) => task.title, "Задание");

export const loader = load(async ({ api, params: { id = "" } }) => ({ task: await api.tasks.task({ id }) }));

export const action = act(taskIntents);

export default function TaskPage() {
  const { task } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={task.title} places={[{ href: href(tasks.list), title: "Задания" }]}>
        <span className="font-semibold text-success">+{counted(task.reward, pointForms)}</span>
      </PageHeader>
      <Card>
        {task.description && <p className="mb-3 whitespace-pre-line wrap-anywhere">{task.description}</p>}
        <TaskMarks task={task} />
      </Card>
      <div className="mt-6">
        <Doing task={task} />
      </div>
    </div>
  );
}

function Doing({ task }: { task: Task }) {
  const { run, kind, deed, over, reward } = task;
  if (run?.state === "approved") return <Notice look="success" title={`Засчитано: +${counted(reward, pointForms)}`} />;
  if (run?.state === "submitted")
    return (
      <Notice title="На проверке">
        <p className="whitespace-pre-line wrap-anywhere">{run.evidence}</p>
        <Attachments items={run.files} />
        <p className="mt-2">Баллы придут, когда задание проверят. Если вспомните что-то ещё, отправьте снова.</p>
        {!over && <Evidence task={task} />}
      </Notice>
    );
  if (run?.state === "expired")
    return (
      <Notice look="warning" title="Срок истёк">
        Доделать уже не получится: баллы за это задание не придут. Загляните в открытые – там есть другие.
      </Notice>
    );
  if (over) return <Notice look="warning" title="Задание закончилось" />;
  if (kind === "auto")
    return <Notice title="Делать ничего не надо">Портал сам заметит: {deed && deedTitles[deed].toLowerCase()}.</Notice>;
  return (
    <div className="space-y-5">
      {run?.state === "rejected" && (
        <Notice look="warning" title="Нужно доделать">
          {run.comment}
          <Attachments items={run.files} />
        </Notice>
      )}
      {!run && (
        <Form>
          <Button name="intent" value="take" icon="bookmark">
            Взяться: пусть будет среди моих
          </Button>
        </Form>
      )}
      <Card>{kind === "code" ? <Code /> : <Evidence task={task} />}</Card>
    </div>
  );
}

function Evidence({ task: { run } }: { task: Task }) {
  const { fields, problems } = useSmallForm("evidence", {
    evidence: run?.state === "rejected" ? run.evidence : undefined,
    files: undefined,
  });
  return (
    <Form id="evidence" encType="multipart/form-data" className="mt-3 space-y-4 first:mt-0">
      <ErrorSummary problems={problems} />
      <TextareaField
        field={fields.evidence}
        label="Что сделано"
        hint="Расскажите или дайте ссылку: проверит человек"
        maxLength={2000}
      />
      <FileField
        field={fields.files}
        label="Файлы"
        hint={
          run?.files.length ? "Новые заменят прежние; не выберете – прежние останутся" : "До 5 вместе: фото, документ"
        }
        multiple
        optional
      />
      <Button look="primary" name="intent" value="submit" icon="send">
        Отправить на проверку
      </Button>
    </Form>
  );
}

function Code() {
  const { fields, problems } = useSmallForm("code", { code: undefined });
  return (
    <Form id="code" className="space-y-4">
      <ErrorSummary problems={problems} />
      <TextField
        field={fields.code}
        label="Кодовое слово"
        maxLength={40}
        autoComplete="off"
        width="m"
        spellCheck={false}
      />
      <Button look="primary" name="intent" value="redeem">
        Готово
      </Button>
    </Form>
  );
}
