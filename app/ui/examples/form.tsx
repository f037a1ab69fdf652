import { Button, ButtonLink } from "../button.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { FormActions } from "../form-actions.tsx";
import type { ExampleSet } from "./example.ts";

export const form: ExampleSet = {
  id: "form",
  title: "Форма целиком",
  examples: [
    {
      name: "Сводка ошибок",
      element: (
        <ErrorSummary
          problems={[
            { id: "field-email", message: "Допишите адрес после знака @." },
            { id: "field-reach", message: "Выберите, кто увидит канал." },
          ]}
        />
      ),
    },
    {
      name: "Кнопки формы",
      element: (
        <FormActions>
          <Button look="primary">Создать канал</Button>
          <ButtonLink look="quiet" href="#form">
            Отмена
          </ButtonLink>
        </FormActions>
      ),
    },
  ],
};
