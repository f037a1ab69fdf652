import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { ArticleView } from "../contract.ts";
import { dayOf } from "./day.ts";

/** «Ознакомлен(а)»: asked once, then told when it was said. */
export function Acknowledgement({
  mustRead: { dueOn, acknowledgedAt, changedAt },
  isPreview,
}: {
  isPreview?: boolean | undefined;
  mustRead: NonNullable<ArticleView["mustRead"]>;
}) {
  const { viewer, now } = useRoot();
  return (
    <div className="mt-6">
      {acknowledgedAt ? (
        <Notice look="success">
          Вы отметили, что ознакомились: <Time value={acknowledgedAt} zone={viewer.timeZone} now={now} />.
          {changedAt && (
            <>
              {" "}
              Отмечена версия от того дня; с тех пор статью меняли,{" "}
              <Time value={changedAt} zone={viewer.timeZone} now={now} />.
            </>
          )}
        </Notice>
      ) : (
        <Notice
          look="warning"
          title="С этим нужно ознакомиться"
          action={
            <Form>
              <Button look="primary" name="intent" value="acknowledge" icon="check" disabled={isPreview}>
                Ознакомлен(а)
              </Button>
            </Form>
          }
        >
          {dueOn ? `Прочитайте и отметьте не позже ${dayOf(dueOn)}.` : "Прочитайте и отметьте."}
        </Notice>
      )}
    </div>
  );
}
