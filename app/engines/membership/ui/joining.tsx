import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import type { PlaceView } from "../contract.ts";
import { Barred } from "./barred.tsx";

type Props = {
  place: Pick<PlaceView, "id" | "role" | "may" | "joining" | "archived" | "questions" | "bound" | "ban">;
  /** The page of the place, which answers. */
  home: string;
};

/** How one comes into a place or leaves it: one button, by what one is to it. */
export function Joining({ place: { id, role, may }, home }: Props) {
  const hidden = <input type="hidden" name="place" value={id} />;
  if (may.join)
    return (
      <Form repeatable action={home} className="flex flex-wrap gap-2">
        {hidden}
        <Button look="primary" name="intent" value="join" icon="add">
          {role === "invited" ? "Принять приглашение" : "Вступить"}
        </Button>
        {role === "invited" && (
          <Button name="intent" value="leave">
            Отказаться
          </Button>
        )}
      </Form>
    );
  if (role === "requested")
    return (
      <Form repeatable action={home}>
        {hidden}
        <Button name="intent" value="leave">
          Забрать заявку
        </Button>
      </Form>
    );
  if (may.leave)
    return (
      <Form repeatable action={home}>
        {hidden}
        <Button look="quiet" name="intent" value="leave" icon="exit">
          Выйти
        </Button>
      </Form>
    );
  return null;
}

/** Says why there is nothing to read or to write here, and what one may do. */
export function Closed({ place, home }: Props) {
  const { role, may, archived, bound } = place;
  if (archived || role === "banned" || role === "muted") return <Barred place={place} />;
  if (bound && may.read)
    return (
      <Notice>
        Здесь участвуют все, кого назвал администратор портала: выйти нельзя, но уведомления можно отключить.
      </Notice>
    );
  if (role === "requested") return <Notice title="Заявка отправлена">Администраторы ответят на неё.</Notice>;
  if (may.ask) return <Ask place={place} home={home} />;
  if (!may.read && role === "invited")
    return <Notice title="Вас пригласили">Что здесь пишут, вы прочтёте, когда примете приглашение.</Notice>;
  if (!may.read) return <Notice title="Сюда входят по приглашению" />;
  return null;
}

/** Asks to be let in: answers to what the place asks, or a word of one's own where it asks nothing. */
function Ask({ place: { id, questions }, home }: Props) {
  const asked = { message: undefined, answer1: undefined, answer2: undefined, answer3: undefined };
  const { fields, problems } = useSmallForm("ask", asked);
  const answers = [fields.answer1, fields.answer2, fields.answer3];
  return (
    <Notice title="Сюда пускают по заявке">
      <Form id="ask" action={home} className="mt-3 space-y-4">
        <input type="hidden" name="place" value={id} />
        <ErrorSummary problems={problems} />
        {questions.map((question, at) => (
          <TextareaField key={question} field={answers[at]!} label={question} rows={2} maxLength={500} />
        ))}
        {questions.length === 0 && (
          <TextareaField field={fields.message} label="Почему вам сюда" rows={2} maxLength={500} optional />
        )}
        <Button look="primary" name="intent" value="join">
          Попроситься
        </Button>
      </Form>
    </Notice>
  );
}
