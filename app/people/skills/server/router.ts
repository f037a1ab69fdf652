import { skillsContract } from "#app/people/skills/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { addSkill, dropSkill, readOwnSkills, readSkillsOf } from "./skills.ts";

const api = implementArea(skillsContract);

export const skillsRouter = api.router({
  own: api.own.handler(({ context }) => readOwnSkills(context.viewer)),
  add: api.add.handler(({ context, input }) => addSkill(context.viewer, input.name)),
  drop: api.drop.handler(({ context, input }) => dropSkill(context.viewer, input.name)),
  person: api.person.handler(({ context, input }) => readSkillsOf(context.viewer, input.alias)),
});
