/**
 * The option that wins a vote. Ties are decided by the host's vote if it is among the leaders, then
 * by the default if that one is, then by the order of the options. Without votes the default wins.
 * @param votes the index of an option per voter; others don't count.
 * @param defaultOption its index, 0 if no option is the default.
 */
export function countVotes(
  votes: readonly number[],
  optionCount: number,
  hostVote: number | null,
  defaultOption = 0,
): number {
  const counts = Array.from(
    { length: optionCount },
    (_, option) => votes.filter((vote) => vote === option).length,
  );
  const most = Math.max(0, ...counts);
  if (most === 0) return defaultOption;
  const leaders = counts.flatMap((count, option) => (count === most ? [option] : []));
  if (hostVote !== null && leaders.includes(hostVote)) return hostVote;
  return leaders.includes(defaultOption) ? defaultOption : (leaders[0] ?? defaultOption);
}
