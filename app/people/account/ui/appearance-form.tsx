import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import type { PagePreferences } from "#app/web/context.ts";
import { Form } from "#app/web/form.tsx";

const themes = [
  { value: "auto", label: "Как в системе" },
  { value: "light", label: "Светлая" },
  { value: "dark", label: "Тёмная" },
];

const sizes = [
  { value: "normal", label: "Обычный" },
  { value: "large", label: "Крупный" },
  { value: "largest", label: "Самый крупный" },
];

/** How the portal looks and behaves, on every device of the person. */
export function AppearanceForm({ preferences }: { preferences: PagePreferences }) {
  return (
    <Card>
      <Form repeatable className="space-y-6">
        <RadioGroup name="theme" label="Тема" look="row" choices={themes} defaultValue={preferences.theme ?? "auto"} />
        <RadioGroup
          key={preferences.fontSize}
          name="fontSize"
          label="Размер текста"
          look="row"
          choices={sizes}
          defaultValue={preferences.fontSize ?? "normal"}
        />
        <CheckboxField
          key={`links-${preferences.underlineLinks}`}
          name="underlineLinks"
          look="switch"
          label="Подчёркивать ссылки"
          defaultChecked={preferences.underlineLinks}
        />
        <CheckboxField
          key={`motion-${preferences.lessMotion}`}
          name="lessMotion"
          look="switch"
          label="Меньше движения"
          hint="Без анимации. Если движение отключено в системе, портал и так это учитывает."
          defaultChecked={preferences.lessMotion}
        />
        <CheckboxField
          name="lightMode"
          look="switch"
          label="Лёгкий режим"
          hint="Страницы без скриптов и с маленькими картинками: для слабой связи и старых устройств."
          defaultChecked={preferences.lightMode}
        />
        <CheckboxField
          name="noRedirect"
          look="switch"
          label="Не перенаправлять автоматически"
          hint="Портал не откроет другую страницу сам, без вашего нажатия."
          defaultChecked={preferences.noRedirect}
        />
        <FormActions>
          <Button look="primary" name="intent" value="appearance">
            Сохранить
          </Button>
          <Button icon="eye" name="intent" value="low-vision">
            Версия для слабовидящих
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
