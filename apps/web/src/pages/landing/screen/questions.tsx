import { defaultPlan } from "@goldmane/contracts/subscription/plans";
import { routes } from "#platform/routes.ts";
import { say, sayText } from "#platform/words/say.ts";
import styles from "./questions.module.css";

const questions = (filmCount: number) => [
  {
    name: say`What does it cost?`,
    description: say`${sayText(defaultPlan.label)}, billed monthly. There are plans for larger families too.`,
    href: routes.pricing,
  },
  {
    name: say`What is there to watch?`,
    description: say`${filmCount} short animated originals in six genres, from sci-fi to bedtime stories.`,
    href: routes.browse,
  },
  {
    name: say`What makes it special?`,
    description: say`What Goldmane can do, from films that start instantly to parental controls that really hold.`,
    href: routes.features,
  },
  {
    name: say`Where can I watch?`,
    description: say`On any phone, computer or smart TV with an up-to-date browser.`,
    href: routes.devices,
  },
];

/** Visitors' questions; each answer opens in a new tab. */
export function Questions({ filmCount }: { filmCount: number }) {
  return (
    <section className={styles.desk} aria-labelledby="questions-heading">
      <h2 id="questions-heading" className={styles.heading}>
        {say`Good to know`}
      </h2>
      <ul className={styles.cards}>
        {questions(filmCount).map(({ name, description, href }) => (
          <li key={name} className={styles.card}>
            <h3 className={styles.name}>
              <a href={href} target="_blank" rel="noopener" className={styles.link}>
                {name}
                <span className={styles.aside}> {say`(opens in a new tab)`}</span>
              </a>
            </h3>
            <p>{description}</p>
            <span className={styles.arrow} aria-hidden="true">
              ↗
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
