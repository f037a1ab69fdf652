import { useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Form } from "#app/web/form.tsx";
import type { Creation } from "../contract.ts";
import { notKept } from "./words.ts";

/** The way to the browser's own window is short: what was loaded before the press does not come between. */
const library = () => import("@simplewebauthn/browser");

const troubles: Record<string, string> = {
  NotAllowedError: "Ключ не создан: окно закрыли или время вышло. Попробуйте ещё раз.",
  AbortError: "Ключ не создан. Попробуйте ещё раз.",
  InvalidStateError: "На этом устройстве ваш ключ от портала уже есть.",
};

type CeremonyProps = { name: string; options: Creation; back: string };

/** The second step: the browser asks where to keep the key, the device makes it, and the form brings it to the portal. */
export function Ceremony({ name, options, back }: CeremonyProps) {
  const box = useRef<HTMLElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const [trouble, setTrouble] = useState("");
  const [isBusy, setBusy] = useState(false);
  // The form of the first step is gone, and the place of who works by the keyboard with it.
  useEffect(() => {
    if (options.challenge) box.current?.focus();
    void library().catch(() => {});
  }, [options.challenge]);

  const make = async () => {
    setBusy(true);
    setTrouble("");
    try {
      const { startRegistration } = await library();
      const made = await startRegistration({ optionsJSON: options });
      const fields = form.current!.querySelector("form")!;
      (fields.elements.namedItem("credential") as HTMLInputElement).value = JSON.stringify(made);
      fields.requestSubmit(fields.querySelector("button"));
    } catch (error) {
      const known = troubles[(error as Error).name];
      setTrouble(known ?? "Браузер не смог создать ключ. Проверьте связь и попробуйте ещё раз.");
      setBusy(false);
    }
  };

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="ceremony-title"
      className="scroll-mt-24 space-y-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5 lg:p-6"
    >
      <div ref={form} hidden>
        <Form repeatable notKept={notKept}>
          <input type="hidden" name="name" value={name} />
          <input type="hidden" name="credential" />
          <button type="submit" name="intent" value="add">
            Добавить
          </button>
        </Form>
      </div>
      <Heading level={3} id="ceremony-title">
        Осталось создать ключ «{name}»
      </Heading>
      <p className="text-soft">
        Браузер спросит, где его хранить: на этом устройстве, на телефоне или на USB-ключе. Подтвердите отпечатком,
        лицом или кодом. На это есть пять минут.
      </p>
      <FormActions>
        <Button look="primary" icon="key" type="button" pending={isBusy} onClick={() => void make()}>
          Создать ключ
        </Button>
        <ButtonLink href={back} look="quiet">
          Не сейчас
        </ButtonLink>
      </FormActions>
      <p role="status" className="text-danger">
        {trouble}
      </p>
    </section>
  );
}
