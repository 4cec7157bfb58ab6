-> opening

=== opening ===
Ida makes a snow guest, and he is missing a little snow. # clip: build # tap: snowflakes 8 # prompt: Catch some snow for him! # idle: idle-build
+ [Enough! #default]
    -> hello

=== hello ===
The snow guest sneezes and would like to see the inside of a house. # clip: hello
The door is a little narrow for a round guest. # clip: porch
Inside there is soup, and Grandpa is not surprised by anything. # clip: tea # prompt: Sit by the soup, or by the door? # idle: idle-tea
+ [By the soup #default #says: soup, warm, pot #picture: soup]
    -> soup
+ [By the door #says: door, cold, out #picture: idle-door]
    -> door

=== soup ===
The guest likes soup, and with every spoon there is less of him. # clip: soup # prompt: Run outside, or make it cold inside? # idle: idle-soup
+ [Run outside #default #says: run, outside, snow #picture: run]
    -> run
+ [Make it cold inside #says: cold, inside, window #picture: cold]
    -> cold

=== run ===
Ida runs into the snow with a very small guest. # clip: run # tap: snowflakes 10 # prompt: More snow! # idle: idle-run
+ [Bigger! #default]
    -> huge

=== huge ===
He has had enough snow some time ago. # clip: huge # ending: huge
-> END

=== cold ===
They open everything, and the snow comes in, with all of its cousins. # clip: cold # ending: cold
-> END

=== door ===
By the door he stays whole, and he can dance. # clip: door # prompt: Sleep in the bed, or sleep outside? # idle: idle-door
+ [In the bed #default #says: bed, inside #picture: bed]
    -> bed
+ [Outside #says: outside, tent, snow #picture: camp]
    -> camp

=== bed ===
Nobody should put a snow guest into a warm bed, but everyone is very kind about it. # clip: bed # ending: bed
-> END

=== camp ===
The guest has guests. # clip: camp # ending: camp
-> END
