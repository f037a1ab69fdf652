import { oc } from "@orpc/contract";
import { z } from "zod";

/** Who may call: anyone, anyone signed in (a guest account too), employees, administrators (specification §6). */
export type Access = "public" | "signed-in" | "employee" | "admin";

export type OperationMeta = {
  access?: Access;
  /** How often one person may call it: a name shared by operations that spend the same budget, and a rate. */
  limit?: { name: string; count: number; perSeconds: number };
};

type Description = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: `/${string}`;
  summary: string;
  access: Access;
  limit?: OperationMeta["limit"];
  status?: number;
};

/** What every refusal carries: problems beside their fields, seconds to wait, or the name of what was in the way. */
export const refusalData = z
  .object({
    fields: z.record(z.string(), z.array(z.string())).optional(),
    retryAfter: z.number().optional(),
    detail: z.string().optional(),
  })
  .optional();

const refusal = (status: number, message: string) => ({ status, message, data: refusalData });

const contract = oc.$meta<OperationMeta>({}).errors({
  UNAUTHORIZED: refusal(401, "Нужно войти"),
  FORBIDDEN: refusal(403, "Доступ к данному ресурсу запрещен."),
  NOT_FOUND: refusal(404, "К сожалению запрашиваемая информация не найдена."),
  CONFLICT: refusal(409, "Запрос не может быть выполнен из-за конфликтного обращения к ресурсу"),
  TOO_LARGE: refusal(413, "Файл слишком большой"),
  INVALID: refusal(422, "Проверьте заполнение полей"),
  TOO_MANY: refusal(429, "Превышено допустимое количество попыток. Пожалуйста, повторите Ваше действие позднее."),
  UNAVAILABLE: refusal(503, "Сервис временно недоступен"),
});

/**
 * Starts the description of one API operation: its method, its path under /api and who may call it (specification §7).
 * Input and output follow as zod schemas; outputs are plain JSON, so that both clients have the same types.
 */
export function operation({ method, path, summary, access, limit, status }: Description) {
  return contract.route({ method, path, summary, successStatus: status }).meta({ access, limit });
}
