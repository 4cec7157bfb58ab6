import { Section } from "#ui/section/section.tsx";
import { AskList } from "./ask-list.tsx";

/** The children's questions on a parent's page. */
export function AsksSection() {
  return (
    <Section heading="Asked today" words="Questions end with the day. The first answer counts.">
      <AskList />
    </Section>
  );
}
