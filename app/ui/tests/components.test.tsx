import { renderToStaticMarkup as draw } from "react-dom/server";
import { expect, test } from "vitest";
import { Avatar, initialsOf, tintOf } from "../avatar.tsx";
import { Button } from "../button.tsx";
import { ErrorSummary, problemsOf } from "../error-summary.tsx";
import { Icon, type IconName } from "../icon.tsx";
import { SelectField } from "../select-field.tsx";
import { Tabs } from "../tabs.tsx";
import { TextField } from "../text-field.tsx";

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
