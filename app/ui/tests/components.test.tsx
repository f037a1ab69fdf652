import { renderToStaticMarkup as draw } from "react-dom/server";
import { expect, test } from "vitest";
import { Avatar, initialsOf, tintOf } from "../avatar.tsx";
import { Button } from "../button.tsx";
import { chosenValue } from "../chosen-people.ts";
import { ErrorSummary, problemsOf } from "../error-summary.tsx";
import { Icon, type IconName } from "../icon.tsx";
import { PersonField } from "../person-field.tsx";
import { SelectField } from "../select-field.tsx";
import { Tabs } from "../tabs.tsx";
import { TextField } from "../text-field.tsx";
import { Until } from "../until.tsx";

test("an unknown icon throws, a known one points into the sprite and is silent", () => {
  expect(() => draw(<Icon name={"no-such" as IconName} />)).toThrow("no-such");
  const html = draw(<Icon name="bell" />);
  expect(html).toMatch(/href="\/icons\.svg\?v=\w+#bell"/);
  expect(html).toContain('aria-hidden="true"');
});

test("a field ties its label, hint and error to the control and keeps the value", () => {
  const html = draw(
    <TextField
      label="Почта"
      hint="Рабочая"
      field={{ id: "f-mail", name: "mail", errors: ["Укажите почту."], defaultValue: "anna@", maxLength: 60 }}
    />,
  );
  expect(html).toContain('<label for="f-mail"');
  expect(html).toContain('aria-describedby="f-mail-hint f-mail-error"');
  expect(html).toContain('id="f-mail-hint"');
  expect(html).toContain('id="f-mail-error"');
  expect(html).toContain("Ошибка: ");
  expect(html).toMatch(/<input[^>]* value="anna@"/);
  for (const part of ['aria-invalid="true"', 'maxLength="60"', 'required=""', 'name="mail"']) {
    expect(html.toLowerCase()).toContain(part.toLowerCase());
  }
});

test("an optional field says so in words and is not required", () => {
  const html = draw(<SelectField label="Рубрика" name="rubric" optional options={[]} />);
  expect(html).toContain("(необязательно)");
  expect(html).not.toContain("required");
  expect(html).not.toContain("aria-describedby");
});

test("the error summary takes focus without script and links to each field", () => {
  const problems = problemsOf([{ id: "f-title", errors: ["Напишите заголовок."] }, { id: "f-text" }]);
  const html = draw(<ErrorSummary problems={problems} />);
  expect(html).toMatch(/role="alert"[^>]*tabindex="-1"[^>]*autofocus/i);
  expect(html).toContain('<a href="#f-title"');
  expect(html).not.toContain("f-text");
  expect(draw(<ErrorSummary problems={[]} />)).toBe("");
});

test("a button that waits stays in reach and says so", () => {
  const html = draw(<Button pending>Сохранить</Button>);
  expect(html).toContain('aria-disabled="true"');
  expect(html).toContain("Загрузка…");
  expect(html).not.toContain('disabled=""');
});

test("tabs are links and the open one is marked", () => {
  const html = draw(
    <Tabs
      label="Ленты"
      tabs={[
        { href: "/feed/work", title: "Работа", current: true },
        { href: "/feed/life", title: "Жизнь" },
      ]}
    />,
  );
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toContain('<nav aria-label="Ленты">');
});

test("a face without a photo shows initials on a colour of its own, the same each time", () => {
  expect(initialsOf("Анна Сергеевна Ковалёва")).toBe("АС");
  expect(initialsOf("  «Кофе-поинт» ")).toBe("К");
  expect(tintOf("018f-a")).toBe(tintOf("018f-a"));
  expect(draw(<Avatar person={{ id: "1", name: "Анна Ковалёва" }} />)).toContain('aria-hidden="true"');
  expect(draw(<Avatar named person={{ id: "1", name: "Анна Ковалёва" }} />)).toContain('aria-label="Анна Ковалёва"');
});

test("a list whose empty line is an answer is not required; one that asks to choose is", () => {
  const days = [
    { value: "", label: "Навсегда" },
    { value: "7", label: "На неделю" },
  ];
  expect(draw(<SelectField label="На сколько" name="days" options={days} />)).not.toContain("required");
  const asked = <SelectField label="Рубрика" name="rubric" prompt="Выберите" options={days.slice(1)} />;
  expect(draw(asked)).toContain("required");
});

test("what ends together with a day is told by that day, and by the hour elsewhere", () => {
  const about = { zone: "Europe/Moscow", now: "2025-11-20T09:00:00Z" };
  const text = (value: string) => draw(<Until value={value} {...about} />).replace(/<[^>]*>/g, "");
  expect(text("2025-12-01T21:00:00Z")).toBe("по 1\u00a0декабря");
  expect(text("2025-12-01T11:00:00Z")).toBe("до 1\u00a0декабря в 14:00");
});

test("a field of people says as a combobox what it is, and shows whom it names without script", () => {
  const person = { id: "01a2b3c4-0000-7000-8000-000000000001", name: "Иван Белов" };
  const field = { id: "f-to", name: "to", defaultOptions: [chosenValue(person), "Анна"], errors: ["Уточните"] };
  const which = [{ asked: "Анна", people: [{ value: person.id, label: "Анна Громова", about: "Пекарь" }] }];
  const html = draw(<PersonField label="Кому" field={field} find={async () => []} which={which} />);
  expect(html).toContain('<label for="f-to"');
  expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*name="to~"[^>]*value="01a2b3c4[^"]* Иван Белов"/);
  expect(html).toMatch(/<input[^>]*id="f-to"[^>]*value="Анна"/);
  expect(html).toMatch(/<input[^>]*type="radio"[^>]*name="to~0"[^>]*value="01a2b3c4[^"]* Анна Громова ← Анна"/);
  expect(html).toContain("Пекарь");
});
