/** A film of the night market, small, with everything that a script can have. */
export const gate = `
VAR has_key = false
VAR caught = 0
-> opening
=== opening ===
The gate opens on the night market. # clip: gate
A lion bars the way. # clip: lion-asks # timer: 8 # prompt: Which way? # idle: lion-waits
+ [Take the left door #default #says: left door, left #picture: left-door]
    ~ has_key = true
    -> left
+ [Ask the lion his name #says: ask, lion #picture: lion-close]
    -> lion
=== left ===
Behind the left door hangs a key. # clip: left-door
-> stalls
=== lion ===
The lion bows. # clip: lion-close
-> stalls
=== stalls ===
Moths over the stalls. # clip: stalls # game: catch-moths # idle: moths
+ [perfect]
    ~ caught = 2
    -> lamps
+ [won]
    ~ caught = 1
    -> lamps
+ [lost #default]
    -> lamps
=== lamps ===
The lamps are dark. # clip: lamps # tap: stars 5 # idle: lamps-wait
+ [done #default] -> door
=== door ===
A door without a handle. # clip: door # choiceAt: 2.5
+ {has_key} [Turn the key #default] -> open
+ [Knock {caught > 0: with both hands|softly}] -> knock
+ [Go home] -> home
=== open ===
All the lamps come on. # clip: lamps-on # ending: all-lamps
-> END
=== knock ===
Somebody knocks back. # clip: knocks # ending: knocked
-> END
=== home ===
The road home. # clip: road # ending: home
-> END
`;
