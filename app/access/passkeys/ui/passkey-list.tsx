import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { FieldSource } from "#app/ui/field.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { notKept } from "./words.ts";

type Passkey = { id: string; name: string; createdAt: string; usedAt: string | null };
type Fields = Record<"name" | "password", FieldSource>;
/** `refused` are the fields of the one key whose new name or whose owner's password was not accepted. */
type ListProps = { items: Passkey[]; refused: ({ id: string } & Fields) | undefined };

/** The own keys: when each was added and used, another name for it, and the way to be rid of it. */
export function PasskeyList({ items, refused }: ListProps) {
  return (
    <ul className="space-y-3">
      {items.map((item) => (
        <Card as="li" key={item.id} pad="s">
          <Item {...item} refused={refused?.id === item.id ? refused : undefined} />
        </Card>
      ))}
    </ul>
  );
}

function Item({ id, name, createdAt, usedAt, refused }: Passkey & { refused: Fields | undefined }) {
  const { viewer, now } = useRoot();
  const moment = { zone: viewer.timeZone, now };
  const ending = Boolean(refused?.password.errors);
  const renaming = refused !== undefined && !ending;
  const field = renaming ? refused.name : { id: `passkey-${id}-name`, name: "name", defaultValue: name };
  return (
    <>
      <p className="font-medium wrap-anywhere">{name}</p>
      <p className="text-sm text-muted">
        {"Добавлен: "}
        <Time value={createdAt} {...moment} />
        {usedAt ? (
          <>
            {". Последний вход: "}
            <Time value={usedAt} {...moment} />
          </>
        ) : (
          ". Вы с ним ещё не входили"
        )}
      </p>
      <Disclosure title="Переименовать" open={renaming} className="mt-3">
        <Form repeatable className="space-y-4" notKept={notKept}>
          <input type="hidden" name="id" value={id} />
          <TextField field={field} label="Название ключа" maxLength={60} autoComplete="off" width="m" />
          <FormActions>
            <Button name="intent" value="rename">
              Сохранить
            </Button>
          </FormActions>
        </Form>
      </Disclosure>
      <Disclosure title="Убрать ключ" open={ending} className="mt-3">
        <Form repeatable className="space-y-4" notKept={notKept}>
          <input type="hidden" name="id" value={id} />
          <PasswordField
            field={ending && refused ? refused.password : { id: `passkey-${id}-password`, name: "password" }}
            label="Ваш пароль"
            hint="Чтобы ключ не убрал посторонний"
            autoComplete="current-password"
          />
          <FormActions>
            <Button look="danger" name="intent" value="remove" aria-label={`Убрать: ${name}`}>
              Убрать
            </Button>
          </FormActions>
        </Form>
      </Disclosure>
    </>
  );
}
