import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { sizeText } from "#app/ui/size-text.ts";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { OwnExport } from "../contract.ts";
import { ownData } from "../routes.ts";

type ExportStateProps = { last: OwnExport | null; nextAt: string | null };

/** Where the person's archive stands, and what can be done now. */
export function ExportState({ last, nextAt }: ExportStateProps) {
  if (last?.state === "making") return <Making />;
  return (
    <div className="grid gap-4">
      {last?.state === "ready" && <Ready {...last} />}
      {last?.state === "over" && <Notice>Срок прежнего архива вышел, его больше нет.</Notice>}
      {last?.state === "failed" && (
        <Notice look="danger" title="Архив собрать не получилось">
          Попробуйте ещё раз. Если не выйдет снова, напишите в поддержку.
        </Notice>
      )}
      {nextAt ? <NextTime at={nextAt} /> : <Ask again={last !== null && last.state !== "failed"} />}
    </div>
  );
}

function Making() {
  const { isGuest } = useRoot().viewer;
  return (
    <Notice
      title="Собираем ваш архив"
      action={
        <ButtonLink href={href(ownData.export)} icon="refresh">
          Обновить
        </ButtonLink>
      }
    >
      Обычно хватает нескольких минут. {!isGuest && "Когда архив будет готов, придёт уведомление."}
    </Notice>
  );
}

function Ready({ href: file, bytes, until, askedAt }: OwnExport) {
  const { viewer, now } = useRoot();
  const at = { zone: viewer.timeZone, now };
  if (!file || !until) return null;
  return (
    <Card as="section" pad="l">
      <p className="font-semibold">Архив готов</p>
      <p className="mt-1 text-soft">
        Собран по просьбе от <Time value={askedAt} {...at} look="day" />
        {bytes !== null && `, ${sizeText(bytes)}`}. Скачать его можете только вы, до{" "}
        <Time value={until} {...at} look="day" />. Внутри личное: храните файл там, где его не откроют другие.
      </p>
      <div className="mt-4">
        <ButtonLink href={file} download look="primary" icon="download">
          Скачать архив
        </ButtonLink>
      </div>
    </Card>
  );
}

function Ask({ again }: { again: boolean }) {
  return (
    <Form>
      <FormActions>
        <Button look={again ? "secondary" : "primary"} name="intent" value="ask-export">
          {again ? "Собрать новый архив" : "Собрать архив"}
        </Button>
      </FormActions>
    </Form>
  );
}

function NextTime({ at }: { at: string }) {
  const { viewer, now } = useRoot();
  return (
    <p className="text-muted">
      Новый архив можно собрать раз в сутки: в следующий раз –{" "}
      <Time value={at} zone={viewer.timeZone} now={now} look="moment" />.
    </p>
  );
}
