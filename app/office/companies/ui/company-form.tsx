import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { ImageField } from "#app/ui/image-field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { usePageForm } from "#app/web/reply.ts";
import type { Company } from "../contract.ts";

type Values = Record<
  "name" | "alias" | "rectangle" | "square" | "showServices" | "employeeStories" | "adminSecondFactor",
  string
>;

const aliasHints = {
  tokens:
    "Так компанию называет провайдер входа в поле group. Измените сначала у него, иначе новые люди попадут не сюда",
  own: "Короткий адрес компании для команд портала",
};

/** How a company is called and looks: its name, both logos, whether it shows services. */
export function CompanyForm({ company, back }: { company: Company; back: string }) {
  const { name, alias, rectangleLogoLink, squareLogoLink, showServices, employeeStories, adminSecondFactor, inTokens } =
    company;
  const { fields, problems } = usePageForm<Values>("company", { name, alias, showServices });
  return (
    <Form
      id="company"
      encType="multipart/form-data"
      className="space-y-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-7"
    >
      <ErrorSummary problems={problems} />
      <TextField field={fields.name} label="Название" maxLength={80} autoComplete="off" />
      <TextField
        field={fields.alias}
        label="Адрес"
        hint={inTokens ? aliasHints.tokens : aliasHints.own}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
      />
      <ImageField
        name="rectangle"
        id={fields.rectangle.id}
        errors={fields.rectangle.errors}
        label="Прямоугольный логотип"
        hint="Стоит в шапке вместо «Вече» на светлой подложке. JPEG, PNG, WebP или GIF до 10 МБ, лучше от 64 точек в высоту"
        current={rectangleLogoLink ? { src: rectangleLogoLink, alt: "Прямоугольный логотип сейчас" } : null}
        fit="contain"
        removeName="dropRectangle"
        optional
      />
      <ImageField
        name="square"
        id={fields.square.id}
        errors={fields.square.errors}
        label="Квадратный логотип"
        hint="Значок портала, который поставили на телефон или компьютер. Лучше от 512 на 512 точек; лишнее по краям срежется"
        current={squareLogoLink ? { src: squareLogoLink, alt: "Квадратный логотип сейчас" } : null}
        shape="square"
        removeName="dropSquare"
        optional
      />
      <RadioGroup
        field={fields.showServices}
        label="Раздел «Сервисы»"
        choices={[
          { value: "portal", label: "Как решено для всего портала" },
          { value: "yes", label: "Показывать" },
          { value: "no", label: "Не показывать" },
        ]}
      />
      <CheckboxField
        field={fields.employeeStories}
        defaultChecked={employeeStories}
        look="switch"
        label="Истории могут выкладывать все сотрудники"
        hint="От своего имени и только свои. Без этого истории выкладывают редакторы"
      />
      {!inTokens && (
        <CheckboxField
          field={fields.adminSecondFactor}
          defaultChecked={adminSecondFactor}
          look="switch"
          label="Администраторам нужен двухшаговый вход"
          hint="Пока он не включён, разделы администратора закрыты: портал поведёт туда, где его включают. Вас это тоже касается"
        />
      )}
      <FormActions>
        <Button look="primary" name="intent" value="save">
          Сохранить
        </Button>
        <ButtonLink look="quiet" href={back}>
          Отмена
        </ButtonLink>
      </FormActions>
    </Form>
  );
}
