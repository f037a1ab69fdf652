import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { PlaceView } from "../contract.ts";

type Props = { place: string; offer: NonNullable<PlaceView["offer"]>; home: string };

/** The place has been offered to somebody: they answer, its owner may take it back. */
export function Offer({ place, offer: { name, mine, until }, home }: Props) {
  const { viewer, now } = useRoot();
  const term = <Time value={until} zone={viewer.timeZone} now={now} look="moment" />;
  return (
    <div className="my-4">
      <Notice
        title={mine ? "Вам предлагают стать владельцем" : "Ждём согласия нового владельца"}
        action={
          <Form repeatable action={home} className="flex flex-wrap gap-2">
            <input type="hidden" name="place" value={place} />
            {mine && (
              <Button size="s" look="primary" name="intent" value="take-over">
                Согласиться
              </Button>
            )}
            <Button size="s" name="intent" value="drop-offer">
              {mine ? "Отказаться" : "Забрать предложение"}
            </Button>
          </Form>
        }
      >
        {mine ? (
          <>Ответить можно до {term}. Нынешний владелец останется администратором.</>
        ) : (
          <>
            {name}, до {term}.
          </>
        )}
      </Notice>
    </div>
  );
}
