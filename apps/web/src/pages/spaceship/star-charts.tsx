import { chartPlanets } from "@goldmane/contracts/achievements/limits";
import { isChart } from "@goldmane/contracts/achievements/rules";
import { useQuery } from "@tanstack/react-query";
import { BadgeArt } from "#features/achievements/badge-art.tsx";
import { achievementsQuery } from "#features/achievements/queries.ts";
import { useProfileId } from "#platform/queries/use-profile-id.ts";
import { say, sayText } from "#platform/words/say.ts";
import styles from "./star-charts.module.css";

/** The profile's star charts, collected or not; the achievements page lists them too. */
export function StarCharts() {
  const hasProfile = typeof useProfileId() === "string";
  const { data: achievements = [] } = useQuery({ ...achievementsQuery, enabled: hasProfile });
  const charts = achievements.filter(({ id }) => isChart(id));
  if (charts.length === 0) return null;
  return (
    <section className={styles.charts} aria-labelledby="star-charts">
      <h3 id="star-charts" className={styles.heading}>
        {say`Star charts`}
      </h3>
      <p className={styles.help}>
        {say`Land on ${chartPlanets} planets of a system to collect its chart.`}
      </p>
      <ul className={styles.grid}>
        {charts.map(({ id, name, earnedAt, have, need }) => (
          <li key={id} className={styles.chart}>
            <BadgeArt id={id} isEarned={earnedAt !== null} />
            <p className={styles.name}>{sayText(name)}</p>
            <p className={styles.have}>
              {earnedAt === null ? say`${have} of ${need}` : say`Collected`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
