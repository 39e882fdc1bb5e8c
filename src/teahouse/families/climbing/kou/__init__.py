"""双扣 and its cousins: two packs, two sides, going out first and second; bombs counted by lines.

Section numbers are those of the rules pages `shuang-kou` and `bai-bian-shuang-kou`, which are the same here.
"""
