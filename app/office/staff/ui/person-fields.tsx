import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import type { FieldSource } from "#app/ui/field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { type Place, PlaceField } from "./place-field.tsx";

export type PersonValues = Record<
  | "lastName"
  | "firstName"
  | "patronymic"
  | "position"
  | "department"
  | "manager"
  | "location"
  | "phone"
  | "email"
  | "hiredOn"
  | "revision",
  string
>;

/** What a company knows of a colleague. */
export function PersonFields({ fields, places }: { fields: Record<keyof PersonValues, FieldSource>; places: Place[] }) {
  return (
    <>
      <TextField field={fields.lastName} label="Фамилия" maxLength={50} autoComplete="off" />
      <TextField field={fields.firstName} label="Имя" maxLength={50} autoComplete="off" />
      <TextField field={fields.patronymic} label="Отчество" maxLength={50} autoComplete="off" optional />
      <TextField field={fields.position} label="Должность" maxLength={200} autoComplete="off" optional />
      <PlaceField field={fields.department} label="Подразделение" places={places} prompt="Без подразделения" />
      <ColleagueField field={fields.manager} label="Руководитель" optional />
      <TextField
        field={fields.location}
        label="Где работает"
        hint="Город, адрес"
        maxLength={200}
        autoComplete="off"
        optional
      />
      <TextField
        field={fields.phone}
        label="Телефон"
        hint="С плюсом и кодом страны: +79991234567"
        type="tel"
        maxLength={30}
        autoComplete="off"
        optional
      />
      <TextField
        field={fields.email}
        label="Почта"
        hint="По ней человека узнают при первом входе"
        type="email"
        maxLength={200}
        autoComplete="off"
      />
      <DateField field={fields.hiredOn} label="В компании с" optional />
    </>
  );
}
