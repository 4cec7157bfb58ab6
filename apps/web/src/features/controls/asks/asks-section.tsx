import { say } from "#platform/words/say.ts";
import { Section } from "#ui/section/section.tsx";
import { AskList } from "./ask-list.tsx";

/** The children's questions on a parent's page. */
export function AsksSection() {
  return (
    <Section
      heading={say`Asked today`}
      words={say`Questions end with the day. The first answer counts.`}
    >
      <AskList />
    </Section>
  );
}
