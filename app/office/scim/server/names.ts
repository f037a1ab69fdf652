/** The names of SCIM's schemas and messages (RFC 7643 §8, RFC 7644 §3). */
export const userSchema = "urn:ietf:params:scim:schemas:core:2.0:User";
export const groupSchema = "urn:ietf:params:scim:schemas:core:2.0:Group";
export const enterpriseSchema = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
export const listMessage = "urn:ietf:params:scim:api:messages:2.0:ListResponse";

const core = [userSchema, groupSchema].map((name) => name.toLowerCase());
const enterprise = enterpriseSchema.toLowerCase();

/**
 * The one spelling of an attribute's name: small letters, without the schema that it belongs to anyway; what the
 * enterprise extension adds stands under `enterprise`.
 */
export function nameOf(written: string): string {
  const name = written.toLowerCase();
  const own = core.find((schema) => name.startsWith(`${schema}:`));
  if (own) return name.slice(own.length + 1);
  if (name === enterprise) return "enterprise";
  return name.startsWith(`${enterprise}:`) ? `enterprise.${name.slice(enterprise.length + 1)}` : name;
}
