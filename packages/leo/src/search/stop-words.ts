/** Words that say nothing about the subject of a film. */
export const stopWords: ReadonlySet<string> = new Set(
  `a an and are as at be been being but by can could did do does for from get gets getting go goes going
  got had has have having he her hers him his how i if in into is it its just let like liked lot lots made make
  makes me more most my of off on one ones or our out over really she should so some something someone somebody
  that the their them then there these they thing things this those to too up us very want wants was watch we
  were what when where which who whose why will with would you your yours about also am any anything each else
  ever every film films movie movies story stories show shows title titles cartoon cartoons video episode
  please find give recommend tonight today maybe good nice great best okay ok kind sort type bit little really
  not no nothing without only other another than dont while before after during because through who doesnt does
  character characters main plot set place takes involving featuring includes including contains full`
    .split(/\s+/)
    .filter((word) => word !== "little"),
);
