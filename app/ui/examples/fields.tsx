import { CheckboxField, CheckboxGroup } from "../checkbox-field.tsx";
import { DateField } from "../date-field.tsx";
import { PasswordField } from "../password-field.tsx";
import { RadioGroup } from "../radio-group.tsx";
import { SearchBox } from "../search-box.tsx";
import { SelectField } from "../select-field.tsx";
import { TextField } from "../text-field.tsx";
import { TextareaField } from "../textarea-field.tsx";
import type { ExampleSet } from "./example.ts";

export const fields: ExampleSet = {
  id: "field",
  title: "Поля",
  examples: [
    { name: "Строка", element: <TextField label="Заголовок" name="title" maxLength={120} /> },
    {
      name: "С подсказкой",
      element: (
        <TextField
          label="Телефон"
          name="phone"
          type="tel"
          autoComplete="tel"
          hint="Его увидят коллеги вашей компании"
          optional
        />
      ),
    },
    {
      name: "С ошибкой",
      element: (
        <TextField
          label="Рабочая почта"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue="anna@"
          hint="Например, anna@example.ru"
          errors={["Допишите адрес после знака @."]}
        />
      ),
    },
    {
      name: "Число",
      element: (
        <TextField
          label="Сколько баллов подарить"
          name="points"
          type="number"
          unit="баллов"
          width="xs"
          defaultValue={50}
        />
      ),
    },
    {
      name: "Недоступно",
      element: <TextField label="Табельный номер" name="staff-number" defaultValue="004217" disabled />,
    },
    { name: "Пароль", element: <PasswordField label="Пароль" name="password" autoComplete="current-password" /> },
    {
      name: "Несколько строк",
      element: (
        <TextareaField
          label="Комментарий"
          name="comment"
          defaultValue="Спасибо, что взялись: давно не хватало такого разбора."
        />
      ),
    },
    {
      name: "Список",
      element: (
        <SelectField
          label="Рубрика"
          name="rubric"
          prompt="Выберите рубрику"
          options={[
            { value: "work", label: "Работа" },
            { value: "life", label: "Жизнь" },
          ]}
        />
      ),
    },
    { name: "День", element: <DateField label="Начало отпуска" name="holiday" defaultValue="2025-12-01" /> },
    {
      name: "День и время",
      element: <DateField kind="datetime-local" label="Когда опубликовать" name="publish-at" optional />,
    },
    { name: "Поиск", element: <SearchBox action="/search" label="Поиск по порталу" /> },
    {
      name: "Флажки",
      element: (
        <CheckboxGroup
          label="О чём сообщать"
          name="notify"
          defaultValues={["comments"]}
          choices={[
            { value: "comments", label: "Ответы на мои комментарии" },
            { value: "news", label: "Новости компании", hint: "Не чаще раза в день" },
            { value: "sms", label: "Сообщения на телефон", disabled: true },
          ]}
        />
      ),
    },
    {
      name: "Один из нескольких",
      element: (
        <RadioGroup
          label="Как прошёл день?"
          name="mood"
          look="row"
          defaultValue="good"
          choices={[
            { value: "bad", label: "Плохое" },
            { value: "average", label: "Среднее" },
            { value: "good", label: "Хорошее" },
            { value: "best", label: "Отличное" },
          ]}
        />
      ),
    },
    {
      name: "Плитками, с ошибкой",
      element: (
        <RadioGroup
          label="Кто увидит канал"
          name="reach"
          look="cards"
          errors={["Выберите, кто увидит канал."]}
          choices={[
            { value: "company", label: "Моя компания", hint: "Остальные его не найдут" },
            { value: "portal", label: "Все компании", hint: "Канал появится в общем каталоге" },
          ]}
        />
      ),
    },
    {
      name: "Согласие и переключатель",
      element: (
        <div className="flex flex-col gap-4">
          <CheckboxField
            name="consent"
            label="Согласен на обработку персональных данных"
            required
            errors={["Без согласия продолжить нельзя."]}
          />
          <CheckboxField
            name="light"
            label="Лёгкий режим"
            hint="Страницы без анимации и скриптов"
            look="switch"
            defaultChecked
          />
          <CheckboxField name="digest" label="Письмо с главным за неделю" look="switch" />
        </div>
      ),
    },
  ],
};
