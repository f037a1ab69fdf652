import { z } from "zod";
import { newcomer } from "#app/access/registration/contract.ts";
import { operation } from "#platform/api/operation.ts";
import { meantPerson, typedOrNobody } from "#platform/api/typed-person.ts";

const id = z.uuid();
const words = z.string().trim().max(200, "Не больше 200 знаков").default("");

const { lastName, firstName, patronymic, email, phone } = newcomer.shape;

/** What a company knows of a colleague. */
export const personFields = {
  ...{ lastName, firstName, patronymic, position: words },
  department: id.optional(),
  manager: typedOrNobody,
  ...{ location: words, phone, email },
  hiredOn: z
    .string()
    .refine((day) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)), "Выберите день")
    .optional(),
};

export type PersonFields = z.output<z.ZodObject<typeof personFields>>;

const staffPerson = z.object({
  id,
  /** Whose account it is, and what stands in each field now. */
  ...{ name: z.string(), lastName: z.string(), firstName: z.string(), patronymic: z.string(), position: z.string() },
  department: id.nullable(),
  manager: meantPerson.nullable(),
  ...{ location: z.string(), phone: z.string(), email: z.string(), hiredOn: z.string().nullable() },
  revision: z.string(),
  /** From where the company's directory will write its own over this. */
  directory: z.enum(["scim", "ldap"]).nullable(),
});
export type StaffPerson = z.output<typeof staffPerson>;

export const departmentName = z
  .string({ error: "Напишите название" })
  .trim()
  .min(1, "Напишите название")
  .max(200, "Не больше 200 знаков")
  .regex(/^[^<>\p{Cc}\p{Cf}/]*$/u, "Без знаков < > /");

export const departmentFields = { name: departmentName, parent: id.optional() };

export type DepartmentFields = z.output<z.ZodObject<typeof departmentFields>>;

const place = z.object({ id, name: z.string(), depth: z.number() });

const staffDepartment = z.object({
  id,
  name: z.string(),
  parent: id.nullable(),
  /** Who leads it because an administrator has said so. */
  head: meantPerson.nullable(),
  people: z.number(),
  departments: z.number(),
});

const whom = z.strictObject({ id });
const done = z.object({ id });
const access = "staff";

export const staffContract = {
  add: operation({ method: "POST", path: "/admin/staff", summary: "Завести сотрудника", access, status: 201 })
    .input(z.strictObject(personFields))
    .output(done),
  person: operation({ method: "GET", path: "/admin/staff/{id}", summary: "Данные сотрудника для правки", access })
    .input(whom)
    .output(staffPerson),
  change: operation({ method: "PUT", path: "/admin/staff/{id}", summary: "Изменить данные сотрудника", access })
    .input(z.strictObject({ ...personFields, id, revision: z.string().max(40) }))
    .output(done),
  places: operation({
    method: "GET",
    path: "/admin/departments",
    summary: "Все подразделения компании деревом",
    access,
  })
    .input(z.strictObject({}).default({}))
    .output(z.object({ items: z.array(place) })),
  department: operation({ method: "GET", path: "/admin/departments/{id}", summary: "Подразделение для правки", access })
    .input(whom)
    .output(staffDepartment),
  addDepartment: operation({
    method: "POST",
    path: "/admin/departments",
    summary: "Создать подразделение",
    access,
    status: 201,
  })
    .input(z.strictObject(departmentFields))
    .output(done),
  changeDepartment: operation({
    method: "PUT",
    path: "/admin/departments/{id}",
    summary: "Переименовать подразделение, перенести, назначить руководителя",
    access,
  })
    .input(z.strictObject({ ...departmentFields, id, head: typedOrNobody }))
    .output(done),
  removeDepartment: operation({
    method: "DELETE",
    path: "/admin/departments/{id}",
    summary: "Удалить пустое подразделение",
    access,
  })
    .input(whom)
    .output(done),
};
