VAR asked_owl = false
VAR in_bed = false
-> opening

=== opening ===
Moss the bear nearly sits on an egg. # clip: sit
Nobody in the meadow has lost an egg. # clip: not-mine # prompt: Ask the owl, or ask the dragon? # idle: idle-ask
+ [Ask the owl #default #says: owl, book, tower #picture: owl]
    ~ asked_owl = true
    -> owl
+ [Ask the dragon #says: dragon, fire, cave #picture: dragon]
    -> dragon

=== owl ===
The owl says that eggs like stories, and reads to it. # clip: owl
-> home

=== dragon ===
The dragon says that eggs like it hot, and warms its shell. # clip: dragon
-> home

=== home ===
It is dark at home, and the egg shivers. # clip: home # tap: fireflies 7 # prompt: Wake the fireflies! # idle: idle-home
+ [Light! #default]
    -> light

=== light ===
Now there is light, but the egg is still a little cold. # clip: light # prompt: Put it in your bed, or sing to it? # idle: idle-light
+ [In my bed #default #says: bed, blanket, sleep #picture: bed]
    ~ in_bed = true
    -> bed
+ [Sing to it #says: sing, song #picture: song]
    -> song

=== bed ===
There is exactly room in the bed for one egg and no bear. # clip: bed
-> crack

=== song ===
Moss sings, and the egg wobbles along. # clip: song
-> crack

=== crack ===
Something taps from the inside. # clip: crack # tap: stars 6 # prompt: Tap, tap, tap on the shell! # idle: idle-crack
+ [Crack! #default]
    -> hatch

=== hatch ===
{
- asked_owl && in_bed:
    -> reader
- asked_owl:
    -> singer
- in_bed:
    -> warm
- else:
    -> candles
}

=== reader ===
A very small owl with glasses wants chapter two. # clip: reader # ending: reader
-> END

=== singer ===
A very small bird with a very large voice. # clip: singer # ending: singer
-> END

=== warm ===
A very small dragon, and the warmest bed in the world. # clip: warm # ending: warm
-> END

=== candles ===
A very small dragon sings fire, and there are candles to light. # clip: candles # ending: candles
-> END
