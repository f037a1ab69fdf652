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

/** How the portal looks and behaves, on every device of the person. */
export function AppearanceForm({ preferences }: { preferences: PagePreferences }) {
  return (
    <Card>
      <Form repeatable className="space-y-6">
        <RadioGroup name="theme" label="Тема" look="row" choices={themes} defaultValue={preferences.theme ?? "auto"} />
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
        </FormActions>
      </Form>
    </Card>
  );
}
