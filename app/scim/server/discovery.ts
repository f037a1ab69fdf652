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

type More = { type?: string; many?: boolean; parts?: object[]; required?: boolean; exact?: boolean; is?: string };

function attribute(name: string, description: string, { type, many, parts, required, exact, is }: More = {}) {
  return {
    name,
    type: type ?? (parts ? "complex" : "string"),
    multiValued: many ?? false,
    description,
    required: required ?? false,
    caseExact: exact ?? false,
    mutability: "readWrite",
    returned: "default",
    uniqueness: is ?? "none",
    ...(parts && { subAttributes: parts }),
  };
}

const value = (description: string) => [
  attribute("value", description),
  attribute("type", "Вид: work"),
  attribute("primary", "Главное", { type: "boolean" }),
];

/** What the portal keeps of people and groups, and nothing that it does not (RFC 7643 §7). */
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
        parts: [
          attribute("formatted", "Имя и фамилия"),
          attribute("familyName", "Фамилия"),
          attribute("givenName", "Имя"),
          attribute("middleName", "Отчество"),
        ],
      }),
      attribute("displayName", "Имя и фамилия"),
      attribute("title", "Должность"),
      attribute("active", "Работает ли: кто нет, тот сразу выходит отовсюду", { type: "boolean" }),
      attribute("emails", "Рабочая почта", { many: true, parts: value("Почта") }),
      attribute("phoneNumbers", "Телефон", { many: true, parts: value("Телефон") }),
      attribute("addresses", "Место работы", {
        many: true,
        parts: [attribute("locality", "Город"), attribute("type", "Вид: work")],
      }),
    ]),
    schema(groupSchema, "Group", [
      attribute("displayName", "Имя группы", { required: true, is: "server" }),
      attribute("externalId", "Номер в каталоге", { exact: true }),
      attribute("members", "Участники", {
        many: true,
        parts: [attribute("value", "id человека"), attribute("display", "Имя"), attribute("type", "Вид: User")],
      }),
    ]),
    schema(enterpriseSchema, "EnterpriseUser", [
      attribute("department", "Подразделение, путь сверху: «Розница / Север»"),
      attribute("manager", "Руководитель", {
        parts: [attribute("value", "id руководителя"), attribute("displayName", "Имя")],
      }),
    ]),
  ];
}
