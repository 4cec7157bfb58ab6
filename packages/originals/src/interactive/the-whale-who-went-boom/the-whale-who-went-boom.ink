-> opening

=== opening ===
Tuffet hangs up the evening, and the sky whale's tummy goes boom. # clip: boom
Tuffet keeps a list of what he has swallowed. # clip: list
Somebody in there is keeping time. # clip: listen # prompt: Go in and look, or feed him? # idle: idle-listen
+ [Go in and look #default #says: in, inside, look, go #picture: idle-inside]
    -> inside
+ [Feed him #says: feed, food, eat #picture: menu]
    -> menu

=== inside ===
It is roomy in a whale, and very dark. # clip: inside # tap: fireflies 7 # prompt: Wake the fireflies! # idle: idle-inside
+ [Light! #default]
    -> thimble

=== thimble ===
The lights show everything that was ever lost. # clip: lost
A mouse lives here, with a table, a bed and a drum. # clip: thimble # prompt: Dance with him, or ask him out? # idle: idle-thimble
+ [Dance with him #default #says: dance, drum, music #picture: idle-thimble]
    -> dance
+ [Ask him out to tea #says: out, tea, outside #picture: tea]
    -> tea

=== dance ===
When two dance in a whale, the whale dances too. # clip: dance # ending: dance
-> END

=== tea ===
The best table in the sky is on a whale's back. # clip: tea # ending: tea
-> END

=== menu ===
A whale says aaah. # clip: menu # tap: snacks 9 # prompt: Feed the whale! # idle: idle-menu
+ [Full! #default]
    -> burp

=== burp ===
He has had nine suppers and is in front of the sunset. # clip: full
It is a very large burp, and there is furniture in it. # clip: burp # prompt: Help him back in, or build him a home? # idle: idle-burp
+ [Help him back in #default #says: back, in, whale #picture: back]
    -> back
+ [Build him a home #says: build, home, cloud #picture: cloud]
    -> cloud

=== back ===
From now on the whale has a doorbell. # clip: back # ending: back
-> END

=== cloud ===
A house on a cloud is quiet, and the whale cannot sleep. # clip: cloud # ending: cloud
-> END
