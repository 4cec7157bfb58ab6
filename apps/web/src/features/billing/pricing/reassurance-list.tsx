import { say } from "#platform/words/say.ts";
import { reassurances } from "./plan-facts.ts";
import styles from "./reassurance-list.module.css";

/** Answers to common questions before paying. */
export function ReassuranceList() {
  return (
    <section className={styles.section} aria-labelledby="before-you-ask">
      <h2 id="before-you-ask">{say`Common questions`}</h2>
      <dl className={styles.list}>
        {reassurances().map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
