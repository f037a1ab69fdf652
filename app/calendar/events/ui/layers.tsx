import { outside } from "#app/calendar/outside/routes.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Link } from "#app/ui/link.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import { href } from "#app/web/urls.ts";
import type { Layer } from "../contract.ts";
import { layerTitles } from "./words.ts";

const names = Object.keys(layerTitles) as Layer[];

/** What stands in the calendar beside events, each to be switched off, and the way to calendars of other programs. */
export function Layers({ hidden }: { hidden: Layer[] }) {
  const on = (layer: Layer) => (hidden.includes(layer) ? undefined : "on");
  const { fields } = useSmallForm("layers", { birthday: on("birthday"), day: on("day"), outside: on("outside") });
  return (
    <div className="mt-6 print:hidden">
      <Disclosure title="Что ещё показывать">
        <Form id="layers" className="space-y-3">
          {names.map((name) => (
            <CheckboxField key={name} field={fields[name]} label={layerTitles[name]} />
          ))}
          <div className="flex flex-wrap items-center gap-4">
            <Button name="intent" value="layers">
              Запомнить
            </Button>
            <Link href={href(outside.list)}>Добавить календарь другой программы</Link>
          </div>
        </Form>
      </Disclosure>
    </div>
  );
}
