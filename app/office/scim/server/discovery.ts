import { config } from "#platform/config.ts";
import { mostAtOnce } from "./asking.ts";
import { enterpriseSchema, groupSchema, userSchema } from "./names.ts";
import { locationOf } from "./person-view.ts";

const schemaSchema = "urn:ietf:params:scim:schemas:core:2.0:Schema";

/** What this portal can do of SCIM (RFC 7643 §5). */
export function describeProvider() {
  const no = { supported: false };
  return {
    schemas: ["urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig"],
    documentationUri: `${config.publicUrl}/account/faq`,
    patch: { supported: true },
    bulk: { ...no, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: mostAtOnce },
    changePassword: no,
    sort: { supported: true },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: "oauthbearertoken",
        name: "Токен компании",
        description: "Его делает администратор портала: «Люди компании» – «Каталог»",
        primary: true,
      },
    ],
    meta: { resourceType: "ServiceProviderConfig", location: `${config.publicUrl}/scim/v2/ServiceProviderConfig` },
  };
}

/** RFC 7643 §6. */
export function describeTypes() {
  const type = (name: "User" | "Group", schema: string, extensions: string[] = []) => ({
    schemas: ["urn:ietf:params:scim:schemas:core:2.0:ResourceType"],
    id: name,
    name,
    endpoint: `/${name}s`,
    schema,
    ...(extensions.length && { schemaExtensions: extensions.map((schema) => ({ schema, required: false })) }),
    meta: { resourceType: "ResourceType", location: locationOf("ResourceTypes", name) },
  });
  return [type("User", userSchema, [enterpriseSchema]), type("Group", groupSchema)];
}

type More = {
  type?: string;
  many?: boolean;
  parts?: object[];
  required?: boolean;
  exact?: boolean;
  is?: string;
  mutability?: "readOnly" | "immutable";
  /** What the portal puts together itself is told to who asks for it: others read back what they have written. */
  told?: "request";
  /** The only values that it has. */
  values?: string[];
  refersTo?: string[];
};

function attribute(name: string, description: string, more: More = {}) {
  const { type, many, parts, required, exact, is, mutability, told, values, refersTo } = more;
  return {
    name,
    type: type ?? (parts ? "complex" : "string"),
    multiValued: many ?? false,
    description,
    required: required ?? false,
    caseExact: exact ?? false,
    mutability: mutability ?? "readWrite",
    returned: told ?? "default",
    uniqueness: is ?? "none",
    ...(values && { canonicalValues: values }),
    ...(refersTo && { referenceTypes: refersTo }),
    ...(parts && { subAttributes: parts }),
  };
}

const mutability = "readOnly";
const drawn: More = { mutability, told: "request" };
/** Of each the portal keeps one: for work, and the main one. */
const work = attribute("type", "Вид: work", { values: ["work"] });
const value = (description: string, required = false) => [
  attribute("value", description, { required }),
  work,
  attribute("primary", "Главное", { type: "boolean", values: ["true"] }),
];
const person = (more: More = {}) => [
  attribute("value", "id человека", more),
  attribute("$ref", "Адрес человека", { ...more, type: "reference", refersTo: ["User"], exact: true }),
];

/**
 * What the portal keeps of people and groups, and nothing that it does not (RFC 7643 §7). Required is what nobody loses; of
 * somebody new it is forgiven where the portal can tell it from the rest.
 */
export function describeSchemas() {
  const schema = (id: string, name: string, attributes: object[]) => ({
    schemas: [schemaSchema],
    id,
    name,
    description: name,
    attributes,
    meta: { resourceType: "Schema", location: locationOf("Schemas", id) },
  });
  return [
    schema(userSchema, "User", [
      attribute("userName", "Имя в каталоге", { required: true, is: "server" }),
      attribute("externalId", "Номер в каталоге", { exact: true }),
      attribute("name", "Имя", {
        required: true,
        parts: [
          attribute("formatted", "Имя и фамилия", drawn),
          attribute("familyName", "Фамилия", { required: true }),
          attribute("givenName", "Имя", { required: true }),
          attribute("middleName", "Отчество"),
        ],
      }),
      attribute("displayName", "Имя и фамилия", { mutability }),
      attribute("title", "Должность"),
      attribute("active", "Работает ли: кто нет, тот сразу выходит отовсюду", { type: "boolean", required: true }),
      attribute("emails", "Рабочая почта", { many: true, required: true, parts: value("Почта", true) }),
      attribute("phoneNumbers", "Телефон", { many: true, parts: value("Телефон") }),
      attribute("addresses", "Место работы", {
        many: true,
        parts: [attribute("locality", "Город"), work],
      }),
    ]),
    schema(groupSchema, "Group", [
      attribute("displayName", "Имя группы", { required: true, is: "server" }),
      attribute("externalId", "Номер в каталоге", { exact: true }),
      attribute("members", "Участники", {
        many: true,
        parts: [
          ...person({ mutability: "immutable" }),
          attribute("display", "Имя", drawn),
          attribute("type", "Вид: User", { mutability: "immutable", values: ["User"] }),
        ],
      }),
    ]),
    schema(enterpriseSchema, "EnterpriseUser", [
      attribute("department", "Подразделение, путь сверху: «Розница / Север»"),
      attribute("manager", "Руководитель", {
        parts: [...person(), attribute("displayName", "Имя", drawn)],
      }),
    ]),
  ];
}
