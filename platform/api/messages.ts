import { z } from "zod";

const count = (value: unknown) => Number(value).toLocaleString("ru-RU");
const megabyte = 1024 * 1024;

/**
 * What people read beside a field when its contract has no words of its own: short and Russian.
 * Set for the whole program when a contract is first described.
 */
export function speakRussian(): void {
  z.config({ localeError: (issue) => wordsFor(issue as Issue) });
}

type Issue = {
  code?: string;
  input?: unknown;
  origin?: string;
  maximum?: unknown;
  minimum?: unknown;
  format?: string;
} & {
  expected?: string;
  values?: unknown[];
};

function wordsFor({ code, input, origin, maximum, minimum, format, expected, values }: Issue): string {
  switch (code) {
    case "invalid_type":
      if (expected === "file") return "Приложите файл";
      return input === undefined || input === null || input === "" ? "Заполните поле" : "Такое значение не подходит";
    case "too_small":
      if (origin === "string") return Number(minimum) <= 1 ? "Заполните поле" : `Не короче ${count(minimum)} знаков`;
      if (origin === "array") return `Нужно хотя бы ${count(minimum)}`;
      return origin === "file" ? "Файл пустой" : `Не меньше ${count(minimum)}`;
    case "too_big":
      if (origin === "string") return `Не больше ${count(maximum)} знаков`;
      if (origin === "file") return `Файл не больше ${count(Number(maximum) / megabyte)} МБ`;
      return `Не больше ${count(maximum)}`;
    case "invalid_value":
      return values?.length ? `Подойдёт только: ${values.join(", ")}` : "Такое значение не подходит";
    case "invalid_format":
      return formats[format ?? ""] ?? "Проверьте, как это написано";
    case "unrecognized_keys":
      return "Такого поля нет";
    default:
      return "Такое значение не подходит";
  }
}

const formats: Record<string, string> = {
  uuid: "Такого номера не бывает",
  email: "Проверьте адрес почты",
  url: "Проверьте адрес ссылки",
  date: "Проверьте дату",
  datetime: "Проверьте дату и время",
};
