import { say } from "#platform/words/say.ts";
import { Section } from "#ui/section/section.tsx";
import { RequestList } from "./request-list.tsx";

/** Section of approval requests on a parent's page. */
export function RequestsSection() {
  return (
    <Section
      heading={say`Asked today`}
      description={say`Questions end with the day. The first answer counts.`}
    >
      <RequestList />
    </Section>
  );
}
